import { createHash } from "node:crypto";
import { type IndexedPage, indexBuilder, indexFiles } from "#docs-host/search/full-text";
import type { Site } from "#docs-host/site/model";
import { type SearchPointer, searchFolder, searchPointer } from "#docs-host/site/page-data";
import { fileAt, type StaticFile } from "./static-file.ts";

/** The search of a static site, while its pages are rendered. */
export interface StaticSearch {
  /** Takes pages by their slugs, in any order; undefined for a page that is not searched. */
  readonly add: (slug: string, page: IndexedPage | undefined) => void;
  /** Returns the files of the index, of which a search loads the few that it needs, and the file that names their folder. All pages must have been added. */
  readonly files: () => readonly StaticFile[];
}

/**
 * Creates the search of a static site. Pages are indexed in the order of the pages, whatever thread was first; only
 * those that come too early are held.
 *
 * @param slugs all pages, in their order
 */
export function staticSearch(site: Site, slugs: readonly string[]): StaticSearch {
  const builder = indexBuilder();
  const early = new Map<string, IndexedPage | undefined>();
  let next = 0;
  return {
    add: (added, page) => {
      early.set(added, page);
      for (let slug = slugs[next]; slug !== undefined && early.has(slug); slug = slugs[next]) {
        const indexed = early.get(slug);
        if (indexed !== undefined) builder.add(indexed);
        early.delete(slug);
        next += 1;
      }
    },
    files: () => {
      if (!site.settings.search.isOn) return [];
      const { base = "" } = site;
      const index = [...indexFiles(builder.finish())];
      const hash = createHash("sha256");
      for (const [name, content] of index) hash.update(`${name}\n${content.length}\n`).update(content);
      const folder = searchFolder(base, hash.digest("hex"));
      const pointer: SearchPointer = { folder };
      return [
        ...index.map(([name, content]) => ({ path: fileAt(`${folder}/${name}`, base), content })),
        { path: fileAt(searchPointer(base), base), content: JSON.stringify(pointer) },
      ];
    },
  };
}
