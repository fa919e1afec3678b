import { positionOf, type Span } from "#codegen/reading";
import { frontMatterOf } from "#mdx/front-matter";
import { findReferences } from "./find-references.ts";
import type { KeptReferences, ProcessedPage } from "./process-page.ts";
import type { Reference } from "./references.ts";

/** A file or an address that a page names, with its place in the file of the page. */
export interface PlacedReference extends Pick<Reference, "kind" | "target" | "hash"> {
  readonly span: Span;
  /** Lines and columns are 1-based. */
  readonly line: number;
  readonly column: number;
}

/** Returns the references of a page. References of an included text have the position of the tag that includes it. */
export function placedReferences(page: ProcessedPage): readonly PlacedReference[] {
  const { id, source, found } = page;
  const file = { path: id, text: source };
  const at = ({ kind, target, hash }: Reference, start: number, end: number): PlacedReference => ({
    ...{ kind, target, hash },
    span: { source: file, start, end },
    ...positionOf(file, start),
  });
  const { start, found: own } = ownReferences(page);
  const placed = own.references.map((one) => at(one, start + one.start, start + one.end));
  if (own === found) return placed;
  const names = new Set(own.references.map(nameOf));
  const include = Math.max(0, source.search(/<(?:Markdown|Code)\b/));
  return [
    ...placed,
    ...found.references.filter((one) => !names.has(nameOf(one))).map((one) => at(one, include, include)),
  ];
}

const nameOf = ({ kind, target, hash }: Reference): string => `${kind} ${target}${hash}`;

/** Returns the references in the text of the file itself, with the offset of that text. */
export function ownReferences({ source, page, found }: ProcessedPage): {
  readonly start: number;
  readonly found: KeptReferences;
} {
  const { content, start } = frontMatterOf(source);
  return { start, found: content === page.content ? found : findReferences(content) };
}
