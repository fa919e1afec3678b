import { hash } from "node:crypto";
import { itemAt } from "#engine/item-at";

/** Formats a count with its noun: `1 law`, `2 laws`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Replaces control characters, which a terminal could take for commands, by question marks. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, "?");

/** Returns the SHA-256 of a text in base64, as a content security policy names it. */
export const sha256 = (text: string): string => hash("sha256", text, "base64");

/** The layout of a table. Columns after the first one are aligned to their ends if they hold figures. */
interface TableLayout {
  readonly figures?: boolean;
  /** Characters of a column; longer cells shift the rest of their line. */
  readonly maxWidth?: number;
}

/** Formats rows as aligned columns, a line each, without spaces at the ends of lines. Ends with a line break. */
export function textTable(
  rows: readonly (readonly string[])[],
  { figures = false, maxWidth = Number.POSITIVE_INFINITY }: TableLayout = {},
): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => Math.min(row[column]?.length ?? 0, maxWidth))),
  );
  const pad = (cell: string, column: number): string =>
    figures && column > 0 ? cell.padStart(itemAt(widths, column)) : cell.padEnd(itemAt(widths, column));
  return rows.map((row) => `${row.map(pad).join("  ").trimEnd()}\n`).join("");
}
