import { searchFolder } from "../../app/page-data/index.ts";
import { indexBuilder, indexFiles, type SearchDocument } from "../../app/search/index.ts";
import type { Site } from "../../app/site/index.ts";
import { fileAt, type StaticFile } from "./static-file.ts";

/** The search documents of some pages, by their slugs. Plain data, so that threads can send it. */
export type PageDocuments = ReadonlyMap<string, SearchDocument>;

/**
 * Builds the search index of a static site, in files of which a search loads the few that it needs. The order of pages is
 * that of the site, whatever thread was first.
 */
export function staticSearch(site: Site, documents: PageDocuments): readonly StaticFile[] {
  if (!site.settings.search.isOn) return [];
  const { base = "", hash } = site;
  const builder = indexBuilder();
  for (const slug of site.pages.keys()) {
    const document = documents.get(slug);
    if (document !== undefined) builder.add(document);
  }
  const folder = fileAt(searchFolder(base, hash), base);
  return [...indexFiles(builder.finish())].map(([name, content]) => ({ path: `${folder}/${name}`, content }));
}
