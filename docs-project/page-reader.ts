import type { Span } from "#codegen/reading";
import type { ReadText, RenderCode } from "./code/render-code.ts";
import type { Notes } from "./diagnostic.ts";
import type { NavigationEntries } from "./navigation/entries.ts";
import { pagesIn } from "./navigation/files-in-entries.ts";
import { missingFile } from "./navigation/place.ts";
import { withContainers } from "./pages/containers.ts";
import type { FindReferences } from "./pages/find-references.ts";
import { type FindExcess, type ProcessedPage, processPage } from "./pages/process-page.ts";
import type { CachedFiles } from "./project-files.ts";
import { pathsFor } from "./translations/translated-path.ts";

interface Deps {
  readonly files: CachedFiles;
  readonly fetchText: ReadText;
  readonly findReferences: FindReferences;
  readonly findExcess: FindExcess;
  readonly renderCode: RenderCode | undefined;
}

interface Known {
  /** Texts of the page and of everything that was looked up for it. */
  readonly texts: ReadonlyMap<string, string | undefined>;
  readonly page: ProcessedPage;
}

/** Pages that are read at once, since their files are; our choice. */
const pagesAtOnce = 256;

/** Creates a reader of pages; a page is processed again when its text or an included one has changed. */
export function createPageReader({ files, fetchText, findReferences, findExcess, renderCode }: Deps) {
  const known = new Map<string, Known>();
  const readOne = async (id: string): Promise<ProcessedPage | undefined> => {
    const source = await files.text(id);
    if (source === undefined) return undefined;
    const old = known.get(id);
    if (old !== undefined && (await areSame(old.texts, files.text))) return old.page;
    const texts = new Map<string, string | undefined>([[id, source]]);
    const read = async (path: string): Promise<string | undefined> => {
      for (const one of pathsFor(id, path)) {
        const text = await files.text(one);
        texts.set(one, text);
        if (text !== undefined) return /\.mdx?$/i.test(one) ? withContainers(text) : text;
      }
      return undefined;
    };
    const page = await processPage(id, withContainers(source), {
      read,
      fetchText,
      findReferences,
      findExcess,
      renderCode,
    });
    known.set(id, { texts, page });
    return page;
  };
  return {
    /** Reads pages by their paths. */
    readSome: async (ids: readonly string[]): Promise<ReadonlyMap<string, ProcessedPage>> => {
      const pages = new Map<string, ProcessedPage>();
      for (let from = 0; from < ids.length; from += pagesAtOnce) {
        for (const page of await Promise.all(ids.slice(from, from + pagesAtOnce).map(readOne)))
          if (page !== undefined) pages.set(page.id, page);
      }
      return pages;
    },
    /** Reads all pages of a navigation. Missing ones are reported where the navigation names them. */
    readAll: async (
      entries: NavigationEntries,
      named: ReadonlyMap<string, Span>,
      notes: Notes,
    ): Promise<ReadonlyMap<string, ProcessedPage>> => {
      const pages = new Map<string, ProcessedPage>();
      const ids = [...pagesIn(entries)];
      for (let from = 0; from < ids.length; from += pagesAtOnce) {
        const some = ids.slice(from, from + pagesAtOnce);
        const read = await Promise.all(some.map(readOne));
        for (const [index, id] of some.entries()) {
          const page = read[index];
          const span = named.get(id);
          if (page !== undefined) pages.set(id, page);
          else if (span !== undefined) notes.note(span, missingFile(id));
        }
      }
      return pages;
    },
  };
}

async function areSame(texts: ReadonlyMap<string, string | undefined>, read: ReadText): Promise<boolean> {
  for (const [path, text] of texts) if ((await read(path)) !== text) return false;
  return true;
}
