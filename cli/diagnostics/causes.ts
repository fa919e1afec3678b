import type { ImportCode, ImportDiagnostic } from "#importers";

/** Diagnostics with the same cause: the first of them and their number. */
export interface Cause<T> {
  readonly first: T;
  readonly count: number;
}

/** Codes with messages that name the cause itself: each missing file, unknown name and lost part is a separate cause. */
const named: ReadonlySet<ImportCode> = new Set(["unreadable", "unknown-reference", "limit", "lost"]);

/**
 * Groups diagnostics by cause, in the order of the first of each. Two have the same cause if their codes and messages are
 * equal, apart from the names and numbers that the messages quote.
 */
export function causesOf<T extends Pick<ImportDiagnostic, "code" | "message">>(
  diagnostics: readonly T[],
): readonly Cause<T>[] {
  const causes = new Map<string, { readonly first: T; count: number }>();
  for (const diagnostic of diagnostics) {
    const key = keyOf(diagnostic);
    const known = causes.get(key);
    if (known === undefined) causes.set(key, { first: diagnostic, count: 1 });
    else known.count += 1;
  }
  return [...causes.values()];
}

function keyOf({ code, message }: Pick<ImportDiagnostic, "code" | "message">): string {
  const pattern = named.has(code) ? message : message.replace(/"(?:[^"\\]|\\.)*"|\d+/g, "#");
  return `${code} ${pattern}`;
}
