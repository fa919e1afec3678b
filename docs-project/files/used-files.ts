import type { Word } from "#codegen/reading";
import { decodedUri } from "#engine/decode-uri";
import { fontFiles } from "../config/look.ts";
import type { Notes } from "../diagnostic.ts";
import type { NavigationEntries } from "../navigation/entries.ts";
import { iconsIn, imagesIn } from "../navigation/files-in-entries.ts";
import { iconOf, missingFile } from "../navigation/place.ts";
import type { ProcessedPage } from "../pages/process-page.ts";
import { isElsewhere } from "../pages/references.ts";
import { imagesInSettings } from "../pages/rewrite-page.ts";
import { type CachedFiles, folderOf, resolvePath } from "../project-files.ts";
import type { DocsYml } from "../settings/docs-yml.ts";
import type { MenuLink, NavbarLink } from "../settings/navbar-links.ts";
import { pathsFor } from "../translations/translated-path.ts";

interface Deps {
  readonly docs: DocsYml;
  readonly entries: NavigationEntries;
  readonly pages: ReadonlyMap<string, ProcessedPage>;
  readonly files: CachedFiles;
  readonly notes: Notes;
}

/** The files that a project shows. */
export interface UsedFiles {
  readonly paths: ReadonlySet<string>;
  /** Returns the path of a file that a page names; undefined if it names none that exists. */
  readonly fileOf: (page: string, target: string) => string | undefined;
  /** Returns the file or folder of its repository that a page links to, unless it is a page; undefined if it doesn't exist. */
  readonly sourceOf: (page: string, target: string) => SourcePath | undefined;
}

/** A file or folder beside the pages of a project. */
export interface SourcePath {
  readonly path: string;
  readonly kind: "file" | "folder";
}

/** Folders with files for agents. They are published even if no page shows them. */
const agentFolders = [".well-known/skills", ".well-known/agent-skills"];

/** Finds the files that settings, navigation and pages show. Missing files of settings are reported. */
export async function usedFiles({ docs, entries, pages: own, files, notes }: Deps): Promise<UsedFiles> {
  const pages = [...own.values()].flatMap((page) => [page, ...page.imported]);
  const paths = new Set<string>();
  const exists = async (path: string): Promise<boolean> => (await files.info(path))?.kind === "file";
  for (const { text, span } of filesInSettings(docs)) {
    const path = resolvePath("", text);
    if (await exists(path)) paths.add(path);
    else notes.note(span, missingFile(text));
  }
  for (const { text } of imagesInMetadata(docs)) {
    const path = resolvePath("", text);
    if (!text.startsWith("http") && (await exists(path))) paths.add(path);
  }
  for (const path of [...iconsIn(entries), ...imagesIn(entries), ...iconsInSettings(docs)]) {
    if (await exists(path)) paths.add(path);
  }
  for (const folder of agentFolders) for (const path of await files.below(folder)) paths.add(path);
  const shown = new Map<string, string>();
  for (const page of pages) {
    for (const target of targetsIn(page)) {
      const key = keyOf(page.id, target);
      if (shown.has(key)) continue;
      const found = await firstFile(candidates(page.id, target), exists);
      if (found === undefined) continue;
      shown.set(key, found);
      paths.add(found);
    }
  }
  const sources = await linkedSources(pages, files);
  return {
    paths,
    fileOf: (page, target) => shown.get(keyOf(page, target)),
    sourceOf: (page, target) => sources.get(keyOf(page, target)),
  };
}

/** Finds the files and folders that pages link to, by the folder of the page and the target. */
async function linkedSources(
  pages: readonly ProcessedPage[],
  files: CachedFiles,
): Promise<ReadonlyMap<string, SourcePath>> {
  const sources = new Map<string, SourcePath>();
  for (const { id, found } of pages) {
    for (const { kind, target } of found.references) {
      // Links that start with a slash are addresses of the site.
      if (kind !== "link" || !isRelative(target) || sources.has(keyOf(id, target))) continue;
      for (const path of candidates(id, target)) {
        const info = await files.info(path);
        if (info !== undefined) sources.set(keyOf(id, target), { path, kind: info.kind });
        if (info !== undefined) break;
      }
    }
  }
  return sources;
}

const isRelative = (target: string): boolean => target !== "" && !/^[/#?]|^[a-z][\w+.-]*:/i.test(target);

const keyOf = (page: string, target: string): string => `${folderOf(page)}\n${target}`;

const targetsIn = ({ page, found }: ProcessedPage): readonly string[] => [
  ...imagesInSettings(page),
  ...found.references.filter(({ kind }) => kind !== "link").map(({ target }) => target),
];

/** Returns the paths that a target may mean: unchanged, with escapes of addresses resolved, and without a query. */
function candidates(page: string, target: string): readonly string[] {
  if (target === "" || isElsewhere(target)) return [];
  const resolve = (path: string): readonly string[] =>
    pathsFor(page, resolvePath(path.startsWith("/") ? "" : folderOf(page), path));
  const withoutQuery = target.replace(/\?.*$/, "");
  const targets = new Set([target, decodedUri(target), withoutQuery, decodedUri(withoutQuery)]);
  return [...targets].filter((one) => one !== "").flatMap(resolve);
}

async function firstFile(
  paths: readonly string[],
  exists: (path: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (const path of paths) if (await exists(path)) return path;
  return undefined;
}

/** Files that must exist. */
function filesInSettings(docs: DocsYml): readonly Word[] {
  const { logo, favicon, typography = {}, js = [], agents, integrations } = docs;
  const background = docs["background-image"];
  const fonts = [typography.bodyFont, typography.headingsFont, typography.codeFont];
  const words = [
    ...[logo?.dark, logo?.light, favicon, background?.dark, background?.light],
    ...fonts.flatMap((font) => (font === undefined ? [] : fontFiles(font).map(({ path }) => path))),
    ...js.map((script) => (script.kind === "file" ? script.path : undefined)),
    ...[integrations?.context7, agents?.["llms-txt"], agents?.["llms-full-txt"], agents?.["robots-txt"]],
  ];
  return words.filter((word) => word !== undefined);
}

/** Images that may also be addresses. */
function imagesInMetadata({ metadata = {} }: DocsYml): readonly Word[] {
  const keys = ["og:image", "og:logo", "twitter:image", "og:dynamic:background-image"] as const;
  return keys.flatMap((key) => metadata[key] ?? []);
}

function iconsInSettings(docs: DocsYml): readonly string[] {
  const custom = docs["page-actions"]?.options?.custom ?? [];
  const links = docs["navbar-links"]?.flatMap(iconsOfLink) ?? [];
  return [...links, ...custom.map(({ icon }) => icon)].flatMap((icon) => {
    const found = iconOf(icon, { folder: "" });
    return found?.kind === "file" ? [found.path] : [];
  });
}

function iconsOfLink(link: NavbarLink): readonly (string | undefined)[] {
  if (link.kind === "github") return [];
  const own = (one: Pick<MenuLink, "icon" | "rightIcon">) => [one.icon, one.rightIcon];
  return link.kind === "dropdown" ? [...own(link), ...link.links.flatMap(own)] : own(link);
}
