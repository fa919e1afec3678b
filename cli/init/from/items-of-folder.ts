import { posix } from "node:path";
import { titled } from "#docs-project";
import type { ConvertedItem } from "./converted-site.ts";
import { asSection } from "./items.ts";
import type { ListPage } from "./list-page.ts";
import { readData } from "./read-data.ts";
import { addressOfPath, frontMatter, joinPath, pageTitle, type SourceFolder } from "./source-folder.ts";
import { textAt, valueAt } from "./values.ts";

/** Where pages are, and how they are named. */
export interface FolderPlace {
  /** Folder of all pages. */
  readonly root: string;
  /** Folder in it. */
  readonly folder: string;
  /** Address of `root`. */
  readonly prefix: string;
  /** Returns the address of a page by its path in `root`. */
  readonly addressOf?: (path: string) => string;
  /** Returns true for a page that the generator does not publish. */
  readonly isLeftOut?: (path: string) => boolean;
  readonly listPage?: ListPage;
}

/** Numbers that order files, as in `02-setup.md`; not dates or versions. */
export const withoutNumber = (name: string): string =>
  /^\d+[-_.]\d/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, "");

/** Lists the pages of a folder and of the folders in it, in the order of positions, numbers and names. */
export function itemsOfFolder(source: SourceFolder, place: FolderPlace): readonly ConvertedItem[] {
  const { root, folder, prefix } = place;
  const entries = source
    .list(joinPath(root, folder))
    .filter((name) => !/^[._]|^node_modules\/$/.test(name))
    .flatMap(
      (
        name,
      ): readonly { readonly position: number; readonly name: string; readonly items: readonly ConvertedItem[] }[] => {
        const path = joinPath(folder, name);
        if (name.endsWith("/")) {
          const category = categoryOf(source, joinPath(root, path));
          const inner = itemsOfFolder(source, { ...place, folder: path });
          const title = textAt(category, "label") ?? titled(withoutNumber(posix.basename(path)));
          const items = asSection(
            title,
            inner,
            (item) => item.kind === "page" && isOverview(item.path, path),
            valueAt(category, "collapsed") === true,
          );
          const [section] = items;
          const list =
            section?.kind === "section" && section.page === undefined
              ? place.listPage?.(valueAt(category, "link"), title, section.items)
              : undefined;
          const listed = section?.kind === "section" && list !== undefined ? [{ ...section, page: list }] : items;
          return [{ position: positionOf(valueAt(category, "position"), name), name, items: listed }];
        }
        if (!/\.mdx?$/i.test(name) || place.isLeftOut?.(path) === true) return [];
        const file = joinPath(root, path);
        const matter = frontMatter(source, file);
        const address = place.addressOf?.(path) ?? joinPath(prefix, addressOfPath(path));
        const title = pageTitle(source, file, ["sidebar_label", "sidebarTitle", "title"]);
        const isStart = /^(?:index|readme)\.mdx?$/i.test(name);
        const position = isStart ? Number.NEGATIVE_INFINITY : positionOf(matter.sidebar_position, name);
        return [{ position, name, items: [{ kind: "page", title, path: file, address }] }];
      },
    );
  return entries
    .toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name, "en", { numeric: true }))
    .flatMap(({ items }) => items);
}

/** Entries without a position are last. */
function positionOf(stated: unknown, name: string): number {
  const number = typeof stated === "number" ? stated : Number.parseFloat(withoutNumber(name) === name ? "" : name);
  return Number.isFinite(number) ? number : Number.MAX_VALUE;
}

const categoryOf = (source: SourceFolder, folder: string): unknown => {
  const file = ["_category_.json", "_category_.yml", "_category_.yaml"]
    .map((name) => joinPath(folder, name))
    .find(source.isFile);
  return file === undefined ? undefined : readData(source, file);
};

const isOverview = (file: string, folder: string): boolean => {
  const name = posix.basename(file).replace(/\.mdx?$/i, "");
  return posix.dirname(file).endsWith(folder) && (/^(?:index|readme)$/i.test(name) || name === posix.basename(folder));
};
