/** Maximum number of further places that a line names. Own choice. */
export const maxPlaces = 2;

/** Returns the end of a line about the first of several alike diagnostics: their number, and the next places. */
export function repeats(first: string, others: readonly string[], files = ""): string {
  if (others.length === 0) return "";
  const file = first.replace(/:\d+:\d+$/, ":");
  const next = others.slice(0, maxPlaces).map((place) => (place.startsWith(file) ? place.slice(file.length) : place));
  const more = others.length > maxPlaces ? ", …" : "";
  return ` (first of ${others.length + 1}${files}; also at ${next.join(", ")}${more})`;
}
