import { realpathSync, statSync } from "node:fs";
import { basename, dirname, join, posix, relative, resolve, sep } from "node:path";
import { docsSchemaLine } from "../schema-address.ts";
import type { ConvertedItem, ConvertedPage, ConvertedSite, Note } from "./converted-site.ts";
import { docsYmlFiles } from "./docs-yml.ts";
import { convertDocusaurus } from "./docusaurus.ts";
import { pagesOf, visitSite } from "./items.ts";
import { convertMintlify } from "./mintlify.ts";
import { convertMkdocs } from "./mkdocs.ts";
import { convertPages } from "./pages/convert-pages.ts";
import { joinPath, openSourceFolder, type SourceFolder } from "./source-folder.ts";
import { convertGitBook, convertMdBook, summaryOf } from "./summary.ts";
import { convertVitePress } from "./vitepress.ts";

/** A project of another generator, as files of a docs project. */
export interface ConvertedFolder {
  readonly generator: string;
  /** The file that was read. */
  readonly source: string;
  /** Settings and pages, by their paths in the new folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths of the files that are copied, by their paths in the new folder. */
  readonly copies: ReadonlyMap<string, string>;
  readonly notes: readonly Note[];
}

type Convert = (folder: SourceFolder, file: string) => ConvertedSite;

const programEnds = ["ts", "js", "mts", "mjs", "cjs"];

const vitePressFiles = ["config", "config/index"].flatMap((name) =>
  programEnds.map((end) => `.vitepress/${name}.${end}`),
);

/** Files by which generators are recognized, in the order in which they are tried. */
const generators: readonly { readonly name: string; readonly files: readonly string[]; readonly convert: Convert }[] = [
  { name: "MkDocs", files: ["mkdocs.yml", "mkdocs.yaml"], convert: convertMkdocs },
  { name: "Docusaurus", files: programEnds.map((end) => `docusaurus.config.${end}`), convert: convertDocusaurus },
  { name: "VitePress", files: vitePressFiles, convert: convertVitePress },
  { name: "Mintlify", files: ["docs.json", "mint.json"], convert: convertMintlify },
  { name: "mdBook", files: ["book.toml"], convert: convertMdBook },
  { name: "GitBook", files: [".gitbook.yaml", ".gitbook.yml", "SUMMARY.md"], convert: convertGitBook },
];

/** Folders of a repository that usually have the docs. */
const subfolders = ["", "docs", "website", "doc", "guide", "book", "site", "documentation"];

/** Names of files that `init --from` looks for, for messages. */
export const sourceFiles =
  "mkdocs.yml, docusaurus.config.js, .vitepress/config.ts, docs.json, mint.json, book.toml, .gitbook.yaml or SUMMARY.md";

/** Returns false for a file that is not the settings of docs, or that is left over without a navigation. */
function isUsed(folder: SourceFolder, generator: string, file: string): boolean {
  if (generator === "Mintlify") return /"navigation"\s*:/.test(folder.text(file) ?? "");
  return generator !== "GitBook" || folder.isFile(summaryOf(folder, file).path);
}

/** Returns true for the settings of a generator, also with a suffix, such as `mkdocs-online.yml`. */
const isSettings = (file: string, names: readonly string[]): boolean =>
  names.some((name) => {
    const { dir, name: start, ext } = posix.parse(name);
    return dir === "" && file.startsWith(start) && file.endsWith(ext);
  });

/**
 * Converts the project of another generator, as files for the folder `target`; undefined without one. `from` is the folder
 * to search, or the file of the settings. `title` replaces the title of the project.
 */
export function convertFolder(from: string, target: string, title?: string): ConvertedFolder | undefined {
  const isFile = statSync(from).isFile();
  for (const subfolder of isFile ? [""] : subfolders) {
    const path = join(isFile ? dirname(from) : from, subfolder);
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) continue;
    const folder = openSourceFolder(path, target);
    for (const { name, files, convert } of generators) {
      const named = isSettings(basename(from), files) ? [basename(from)] : [];
      const source = (isFile ? named : files).find((file) => folder.isFile(file) && isUsed(folder, name, file));
      if (source === undefined) continue;
      const site = withAllPages(convert(folder, source));
      return {
        ...{ generator: name, source: joinPath(subfolder, source) },
        ...filesOf(folder, { path: realpathSync(path), target, generator: name, source, site, title }),
        notes: folder.notes
          .map((note) => ({ ...note, file: joinPath(subfolder, note.file) }))
          .toSorted((a, b) => a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0)),
      };
    }
  }
  return undefined;
}

/** Adds the pages that the navigation does not show, hidden. */
function withAllPages(site: ConvertedSite): ConvertedSite {
  const shown = new Set(pagesOf(site).flatMap(({ path, address }) => [path, `/${address}`]));
  const hidden = (site.allPages ?? [])
    .filter(({ path, address }) => !shown.has(path) && !shown.has(`/${address}`))
    .map((page): ConvertedPage => ({ kind: "page", ...page, hidden: true }));
  if (hidden.length === 0 || site.versions !== undefined) return site;
  const at = site.tabs?.findIndex(({ items }) => items.length > 0) ?? -1;
  if (site.tabs === undefined || at === -1) return { ...site, items: [...site.items, ...hidden] };
  const withHidden = (items: readonly ConvertedItem[]): readonly ConvertedItem[] => [...items, ...hidden];
  return {
    ...site,
    tabs: site.tabs.map((tab, index) => (index === at ? { ...tab, items: withHidden(tab.items) } : tab)),
  };
}

interface NewFolder {
  /** Absolute path of the folder that is read. */
  readonly path: string;
  readonly target: string;
  readonly generator: string;
  readonly source: string;
  readonly site: ConvertedSite;
  readonly title: string | undefined;
}

/** Returns all files of the new folder. They have the same paths to each other as in the source. */
function filesOf(folder: SourceFolder, { path, target, generator, source, site, title }: NewFolder) {
  const root = joinPath(posix.dirname(source.replace(/\.vitepress\/.*/, "x")));
  const named = [site.favicon, site.logo?.light, site.logo?.dark, ...descriptionsOf(site)].filter(
    (one) => one !== undefined,
  );
  const levels = (one: string): number => one.split("/").filter((name) => name === "..").length;
  const above = Math.max(...[...pagesOf(site).map((page) => page.path), ...named, site.publicFolder ?? ""].map(levels));
  // The names of the folders above the source that the copy has too.
  const prefix = above === 0 ? "" : path.split(sep).slice(-above).join("/");
  const pages = convertPages(folder, {
    ...{ generator, site, root, prefix, isInCopy: (one) => levels(one) <= above },
    pathOutside: (page, outside) =>
      relative(dirname(join(target, prefix, page)), join(path, outside))
        .split(sep)
        .join("/"),
  });
  const titled = { ...site, ...(title !== undefined && { title }) };
  const files = new Map(docsYmlFiles(titled, prefix, docsSchemaLine(target)));
  for (const [page, text] of pages.texts) files.set(joinPath(prefix, page), text);
  const copies = new Map([...pages.files, ...named].map((one) => [joinPath(prefix, one), resolve(path, one)]));
  return { files, copies };
}

/** Returns the paths of the descriptions of APIs in a site. */
function descriptionsOf(site: ConvertedSite): readonly string[] {
  const found = new Set<string>();
  visitSite(site, (item) => {
    if (item.kind === "api") found.add(item.path);
    if (item.kind === "endpoint") found.add(item.description);
  });
  return [...found];
}
