import type { LoggedRow } from "#engine/stream";

/** The rows that hold a text in their type, id or data, in either case of letters; all of them for no text. */
export function findRows(rows: readonly LoggedRow[], text: string): readonly LoggedRow[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return rows;
  return rows.filter(({ data, event = "", id = "" }) =>
    [data, event, id].some((part) => part.toLowerCase().includes(wanted)),
  );
}
