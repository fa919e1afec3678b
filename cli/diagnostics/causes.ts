import type { ImportCode, ImportDiagnostic } from "#importers";

/** Diagnostics with the same cause: the first of them, and the others. */
export interface Cause<T> {
  readonly first: T;
  readonly others: readonly T[];
}

/** Codes with messages that name the cause itself: each missing file, unknown name and lost part is a separate cause. */
const named: ReadonlySet<ImportCode> = new Set(["unreadable", "unknown-field", "unknown-reference", "limit", "lost"]);

/**
 * Groups diagnostics by cause, in the order of the first of each. Two have the same cause if their codes and messages are
 * equal, apart from the names and numbers that the messages quote.
 */
export function causesOf<T extends Grouped>(diagnostics: readonly T[]): readonly Cause<T>[] {
  const causes = new Map<string, { readonly first: T; readonly others: T[] }>();
  for (const diagnostic of diagnostics) {
    const key = keyOf(diagnostic);
    const known = causes.get(key);
    if (known === undefined) causes.set(key, { first: diagnostic, others: [] });
    else known.others.push(diagnostic);
  }
  return [...causes.values()];
}

type Grouped = Pick<ImportDiagnostic, "code" | "message"> & Partial<Pick<ImportDiagnostic, "at" | "file">>;

function keyOf({ code, message, at, file }: Grouped): string {
  // One mistake in the text of a file causes others.
  if (code === "unreadable" && at === (file === undefined ? "" : `${file}#`)) return `${code} ${file}`;
  const pattern = named.has(code) ? message : message.replace(/"(?:[^"\\]|\\.)*"|\d+/g, "#");
  return `${code} ${pattern}`;
}
