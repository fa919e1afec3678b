import type { Word } from "#codegen/reading";
import type { Note, Notes } from "../diagnostic.ts";
import { type CachedFiles, resolvePath } from "../project-files.ts";
import type { DocsYml } from "../settings/docs-yml.ts";
import type { Collapse, PageItem, Restricted, TitleSource } from "../settings/navigation-items.ts";
import type { Environment } from "../settings/yaml-file.ts";
import type { ApiEntry, Icon, PageEntry } from "./entries.ts";

/** Dependencies of finding the files of a navigation. */
export interface FindDeps {
  readonly files: CachedFiles;
  readonly notes: Notes;
  readonly titleSource: TitleSource | undefined;
  /** Returns the key of the API of an item, and remembers that it is needed. */
  readonly apiKey: (item: ApiEntry["item"], folder: string) => string;
  /** Returns the same for the APIs of a revision by the folder of its docs.yml. */
  readonly apiKeyIn: (root: string) => Promise<FindDeps["apiKey"]>;
  readonly env: Environment;
  readonly libraries: DocsYml["libraries"];
  /** Remembers where the navigation names a page. */
  readonly page: (id: string, span: Word["span"]) => void;
}

/** A file with paths to resolve. */
export interface Place extends FindDeps {
  /** The folder that paths start at. */
  readonly folder: string;
  /** The folder of docs.yml: empty, or the folder of a revision. */
  readonly root: string;
}

/** Returns the entry of a page. */
export function pageEntry(item: PageItem, place: Place): PageEntry {
  return {
    ...restrictedOf(item),
    kind: "page",
    title: item.page,
    id: pageAt(item.path, place),
    slug: item.slug,
    icon: iconOf(item.icon, place),
    hidden: item.hidden,
    noindex: item.noindex,
    availability: item.availability,
  };
}

/** Returns the path of a page, and remembers where it is named. */
export function pageAt({ text, span }: Word, { folder, page }: Place): string {
  const id = resolvePath(folder, text);
  page(id, span);
  return id;
}

/** Returns the icon of an item. A name with a slash, a dot in front or a colon is the path of an image. */
export function iconOf(icon: string | undefined, { folder }: Pick<Place, "folder">): Icon | undefined {
  if (icon === undefined || icon === "") return undefined;
  const isPath = !icon.startsWith("<") && (icon.startsWith(".") || /[/\\:]/.test(icon));
  return isPath ? { kind: "file", path: resolvePath(folder, icon) } : { kind: "name", name: icon };
}

/** Returns the path of a file that must exist; a missing one is reported. */
export async function existing({ text, span }: Word, place: Place): Promise<string | undefined> {
  const path = resolvePath(place.folder, text);
  if ((await place.files.info(path))?.kind === "file") return path;
  place.notes.note(span, missingFile(text));
  return undefined;
}

export const missingFile = (path: string): Note => ({
  code: "missing-file",
  message: `there is no file ${path}`,
  advice: "check the path: it starts at the folder of this file",
});

/** The keys of a section that say how it opens. */
export const collapseOf = (item: Collapse): Collapse => ({
  ...(item.collapsed !== undefined && { collapsed: item.collapsed }),
  ...(item.collapsible !== undefined && { collapsible: item.collapsible }),
  ...(item["collapsed-by-default"] !== undefined && { "collapsed-by-default": item["collapsed-by-default"] }),
});

/** The keys of an item that restrict its readers. */
export const restrictedOf = (item: Restricted): Restricted => ({
  ...(item.viewers !== undefined && { viewers: item.viewers }),
  ...(item.orphaned !== undefined && { orphaned: item.orphaned }),
  ...(item["feature-flag"] !== undefined && { "feature-flag": item["feature-flag"] }),
});
