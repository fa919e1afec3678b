import type { Line } from "./definition-lines.ts";

/** A row of two versions side by side; a side is absent if its version has no such line. */
export interface Row {
  readonly older?: string;
  readonly newer?: string;
}

/** Aligns the lines of two versions, in the newer order; removed lines follow their old predecessors. */
export function aligned(older: readonly Line[], newer: readonly Line[]): readonly Row[] {
  const before = new Map(older.map(({ key, text }) => [key, text]));
  const after = new Set(newer.map(({ key }) => key));
  const behind = new Map<string | undefined, Row[]>();
  let last: string | undefined;
  for (const { key, text } of older) {
    if (after.has(key)) last = key;
    else {
      const rows = behind.get(last);
      if (rows) rows.push({ older: text });
      else behind.set(last, [{ older: text }]);
    }
  }
  const rows = newer.flatMap(({ key, text }): readonly Row[] => {
    const was = before.get(key);
    return [{ ...(was !== undefined && { older: was }), newer: text }, ...(behind.get(key) ?? [])];
  });
  return [...(behind.get(undefined) ?? []), ...rows];
}
