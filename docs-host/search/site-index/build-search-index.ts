import type { Site } from "#docs-host/site/model";
import { type BuiltIndex, indexBuilder } from "../full-text/index.ts";
import { siteDocuments } from "./site-documents.ts";

/** The dependencies of building an index beside other work. */
export interface BuildSearchOptions {
  /** Called after each slice; resolves when the build may go on. */
  readonly pause: () => Promise<void>;
  /** Milliseconds since any fixed time. */
  readonly now: () => number;
}

/** Longest slice of a build, in ms; a page that takes longer to read is a separate slice. */
const maxSlice = 8;

/** Builds the search index of a site in slices, so that requests are answered in between. */
export async function buildSearchIndex(site: Site, { pause, now }: BuildSearchOptions): Promise<BuiltIndex> {
  const builder = indexBuilder();
  let from = now();
  for (const document of siteDocuments(site)) {
    if (document !== undefined) builder.add(document);
    if (now() - from < maxSlice) continue;
    await pause();
    from = now();
  }
  return builder.finish();
}
