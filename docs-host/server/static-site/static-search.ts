import { indexBuilder, indexFiles, type SearchDocument } from "#docs-host/search/full-text";
import type { Site } from "#docs-host/site/model";
import { type SearchPointer, searchFolder, searchPointer } from "#docs-host/site/page-data";
import { fileAt, type StaticFile } from "./static-file.ts";

/**
 * The search documents of some pages, by their slugs; undefined for a page that is not searched. Plain data, so that
 * threads can send it.
 */
export type PageDocuments = ReadonlyMap<string, SearchDocument | undefined>;

/** The search of a static site, while its pages are rendered. */
export interface StaticSearch {
  /** Takes the documents of pages, in any order. */
  readonly add: (documents: PageDocuments) => void;
  /** Returns the files of the index, of which a search loads the few that it needs, and the file that names their folder. All pages must have been added. */
  readonly files: () => readonly StaticFile[];
}

/**
 * Creates the search of a static site. Documents are indexed in the order of the pages, whatever thread was first; only
 * those that come too early are held.
 *
 * @param slugs all pages, in their order
 */
export function staticSearch(site: Site, slugs: readonly string[]): StaticSearch {
  const builder = indexBuilder();
  const early = new Map<string, SearchDocument | undefined>();
  let next = 0;
  return {
    add: (documents) => {
      for (const [slug, document] of documents) early.set(slug, document);
      for (let slug = slugs[next]; slug !== undefined && early.has(slug); slug = slugs[next]) {
        const document = early.get(slug);
        if (document !== undefined) builder.add(document);
        early.delete(slug);
        next += 1;
      }
    },
    files: () => {
      if (!site.settings.search.isOn) return [];
      const { base = "", hash } = site;
      const folder = searchFolder(base, hash);
      const pointer: SearchPointer = { folder };
      return [
        ...[...indexFiles(builder.finish())].map(([name, content]) => ({
          path: fileAt(`${folder}/${name}`, base),
          content,
        })),
        { path: fileAt(searchPointer(base), base), content: JSON.stringify(pointer) },
      ];
    },
  };
}
