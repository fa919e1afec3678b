/** A promise of docs sites that a page breaks. */
export type FindingKind =
  | "status"
  | "raw tag"
  | "file"
  | "dead link"
  | "dead anchor"
  | "title"
  | "neighbors"
  | "canonical"
  | "search";

/** A broken promise, and the page that breaks it. */
export interface Finding {
  readonly kind: FindingKind;
  readonly page: string;
  readonly detail: string;
}

/** Lists findings by their kind, at most `limit` of each. */
export function describeFindings(findings: readonly Finding[], limit = 20): string {
  const kinds = [...new Set(findings.map(({ kind }) => kind))].sort();
  return kinds
    .map((kind) => {
      const all = findings.filter((one) => one.kind === kind);
      const lines = all.slice(0, limit).map(({ page, detail }) => `  ${page}: ${detail}`);
      const more = all.length > limit ? [`  and ${all.length - limit} more`] : [];
      return [`${kind}: ${all.length}`, ...lines, ...more].join("\n");
    })
    .join("\n");
}
