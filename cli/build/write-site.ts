import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Assets,
  buildStaticSite,
  hasAddress,
  type ReadMemory,
  redirectFiles,
  type Site,
  type StaticFile,
  staticDiscovery,
  staticForms,
  staticPageKeys,
  staticPages,
  staticPreviewFiles,
  staticRedirects,
  staticSearch,
} from "#docs-host/server";
import { type KnownText, knownText } from "../docs/check-texts.ts";
import { counted } from "../text.ts";
import { nameProblems, withFreeNames } from "./file-names.ts";
import { type KeptPages, openKeptPages } from "./kept-pages.ts";
import type { LastBuild } from "./last-build.ts";
import { fileWriter, type OutputFolder } from "./output-folder.ts";
import { createPageCache, type PageCacheOptions, prunePageCache } from "./page-cache.ts";
import type { PageJob, RenderPages, WrittenPage } from "./render-pages.ts";
import type { ProjectSource } from "./static-source.ts";

/** A site to write. */
export interface SiteToWrite extends ProjectSource {
  readonly output: OutputFolder;
  readonly assets: Assets;
  readonly assetFolder: string;
  readonly proxyUrl: string | undefined;
  /** The results of watches that a page shows. */
  readonly liveChecks?: readonly ReadMemory[];
  /** True if images for link previews are drawn, with the fonts of a folder. */
  readonly drawsPreviews: boolean;
  readonly fontFolder: string;
  /** The folder of the pages of earlier builds. */
  readonly cacheFolder: string;
  /** Pages up to which a build takes so short that none is cached. */
  readonly fewPages: number;
  /** Identifies the program that renders pages. */
  readonly program: string;
  readonly renderPages: RenderPages;
  readonly status: (text: string) => void;
  /** The last build into the same folder. */
  readonly last: LastBuild;
  /** Collects pages for the next build. */
  readonly kept: KeptPages;
}

/** A written site. */
export interface WrittenSite {
  readonly pages: number;
  /** The paths of all files. */
  readonly paths: ReadonlySet<string>;
  readonly bytes: number;
  readonly redirects: number;
  readonly base: string;
  /** Notes for the publisher, a sentence each. */
  readonly notes: readonly string[];
  /** Why the site can't be written, a sentence each. */
  readonly problems: readonly string[];
  /** The texts of authors on its pages, by the ids of their pages in the project. */
  readonly texts: ReadonlyMap<string, KnownText>;
}

/** Writes all files of a site. */
export async function writeSite(toWrite: SiteToWrite): Promise<WrittenSite> {
  const { source, files, output, assets, proxyUrl, status, drawsPreviews } = toWrite;
  const bytesOf = async (id: string): Promise<Uint8Array | undefined> => files.get(id)?.read();
  const { site, withheld } = await buildStaticSite(source, { bytesOf });
  const options = { assets: assets.page, ...(proxyUrl !== undefined && { proxyUrl }) };
  const pages = await staticPages(site, { ...options, liveChecks: toWrite.liveChecks });
  const { paths, bytes, add, writeAll, writeNamedByHash } = siteWriter(toWrite);
  const nothing = { pages: 0, paths, bytes: 0, redirects: 0, base: source.base, notes: [], texts: new Map() };
  const redirects = staticRedirects(site);
  const { files: rules, pages: moved, complex } = redirectFiles(redirects, source.base);
  // Before the first is written, since no file can be in place of a folder.
  const problems = nameProblems([
    ...pages.slugs.map((slug) => `${slug}/index.html`.replace(/^\//, "")),
    ...wellKnown,
    ...rules.map(({ path }) => path),
    ...Array.from(files.values(), toWrite.pathOf),
  ]);
  if (problems.length > 0) return { ...nothing, problems };
  const search = staticSearch(site, pages.slugs);
  const texts = new Map<string, KnownText>();
  let rendered = 0;
  const job = await jobOf(toWrite, site, pages.slugs);
  const onWritten = (written: readonly WrittenPage[]): void => {
    for (const page of written) {
      add(page.paths, page.bytes);
      search.add(page.slug, page.indexed);
      if (page.text !== undefined) texts.set(page.text.pageId, knownText(page.text));
    }
    rendered += written.length;
    status(`${rendered} of ${pages.slugs.length} pages`);
  };
  const rendering = writePages(toWrite, job, pages.slugs, onWritten);
  const others = [writeAll([...pages.others(), ...rules]), writeAll(staticForms(site))];
  // Nothing of this thread may write any more when a failure is reported.
  await allDone([rendering, ...others, writeNamedByHash(filesNamedByHash(toWrite))]);
  await writeAll(
    staticDiscovery(site, {
      bytesOf,
      written: async (path) => (paths.has(path) ? readWritten(output, path) : undefined),
    }),
  );
  await writeAll(search.files());
  // Last, since any other file may have the name of one.
  const { free, taken } = withFreeNames(moved, paths);
  await writeAll(free);
  if (job.cache !== undefined) await prunePageCache(job.cache.folder, pages.slugs);
  return {
    pages: rendered,
    paths,
    bytes: bytes(),
    redirects: redirects.addresses.length + redirects.patterns.length,
    base: source.base,
    notes: [...notesOn(site, withheld, complex, drawsPreviews), ...notesOnRedirects(taken, redirects.ofPages)],
    problems: nameProblems(paths),
    texts,
  };
}

/** Creates the functions that write files of a site, and count all. */
function siteWriter({ output, last }: SiteToWrite) {
  const write = fileWriter(output.path, output.earlier);
  const paths = new Set<string>();
  let bytes = 0;
  const add = (some: readonly string[], size: number): void => {
    for (const path of some) paths.add(path);
    bytes += size;
  };
  const writeOne = async (file: StaticFile): Promise<void> => {
    paths.add(file.path);
    add([], await write(file));
  };
  return {
    paths,
    bytes: () => bytes,
    /** Adds files that are in place. */
    add,
    writeAll: async (all: Iterable<StaticFile> | AsyncIterable<StaticFile>): Promise<void> => {
      for await (const file of all) await writeOne(file);
    },
    writeNamedByHash: async (all: Iterable<NamedByHash>): Promise<void> => {
      for (const { path, read } of all) {
        const size = output.earlier?.paths.has(path) ? last.unchangedSize(path) : undefined;
        if (size === undefined) await writeOne({ path, content: await read() });
        else add([path], size);
      }
    },
  };
}

/** Writes pages: unchanged ones stay from the last build, all others are rendered. */
async function writePages(
  toWrite: SiteToWrite,
  job: PageJob,
  slugs: readonly string[],
  onWritten: (pages: readonly WrittenPage[]) => void,
): Promise<void> {
  const keep = pageKeeper(toWrite, job);
  const changed = slugs.filter((slug) => {
    const page = keep(slug);
    if (page !== undefined) onWritten([page]);
    return page === undefined;
  });
  await toWrite.renderPages(job, changed, (pages) => {
    onWritten(pages);
    for (const page of pages) {
      const key = job.cache?.keys.get(page.slug);
      if (key !== undefined) toWrite.kept.add(key, page);
    }
  });
}

/** Creates the function that takes a page of the last build, if it and its files are unchanged. */
function pageKeeper(
  { output: { earlier }, cacheFolder, last, kept }: SiteToWrite,
  { cache }: PageJob,
): (slug: string) => WrittenPage | undefined {
  const keptPage = openKeptPages(cacheFolder, earlier && cache && last.id);
  return (slug) => {
    const found = keptPage(slug, cache?.keys.get(slug) ?? "");
    if (!found?.page.paths.every((path) => earlier?.paths.has(path) && last.isUnchanged(path))) return undefined;
    kept.keep(slug, found.stored);
    return found.page;
  };
}

/** Reads a file of the site that was written, or stays from the last build. */
const readWritten = ({ path, target }: OutputFolder, name: string): Promise<string> =>
  readFile(join(path, name), "utf8").catch(() => readFile(join(target, name), "utf8"));

/** Files at the root of every site, without its pages. */
const wellKnown = ["404.html", "llms.txt", "llms-full.txt", "robots.txt", "sitemap.xml"];

/** Returns the renderer of a site's pages. */
async function jobOf(toWrite: SiteToWrite, site: Site, slugs: readonly string[]): Promise<PageJob> {
  const { files, output, assets, proxyUrl, drawsPreviews, fontFolder } = toWrite;
  const previews =
    drawsPreviews && hasAddress(site)
      ? { fontFolder, files: await staticPreviewFiles(site, async (id) => files.get(id)?.read()) }
      : undefined;
  return {
    site,
    options: { assets: assets.page, ...(proxyUrl !== undefined && { proxyUrl }) },
    folder: output.path,
    earlier: output.earlier,
    ...(previews && { previews }),
    ...cacheOf(toWrite, site, slugs),
  };
}

/** Opens the cache of a build of many pages. */
function cacheOf(
  { cacheFolder, fewPages, program, assets, proxyUrl, drawsPreviews }: SiteToWrite,
  site: Site,
  slugs: readonly string[],
): { readonly cache?: PageCacheOptions } {
  if (slugs.length <= fewPages || !createPageCache(cacheFolder)) return {};
  const keyOf = staticPageKeys(site, { assets: assets.page, proxyUrl, drawsPreviews }, program);
  const keys = slugs.flatMap((slug) => {
    const page = site.pages.get(slug);
    return page === undefined ? [] : [[slug, keyOf(page)] as const];
  });
  return { cache: { folder: cacheFolder, keys: new Map(keys) } };
}

/** Waits for all to end, then throws the first error. */
async function allDone(all: readonly Promise<void>[]): Promise<void> {
  for (const one of await Promise.allSettled(all)) if (one.status === "rejected") throw one.reason;
}

/**
 * Returns the files that pages load. Their names have hashes of their contents, so a file of the last build with the same
 * name need not be read.
 */
function* filesNamedByHash({ files, pathOf, assetFolder }: SiteToWrite): Generator<NamedByHash> {
  for (const file of files.values()) yield { path: pathOf(file), read: file.read };
  const folder = join(assetFolder, "assets");
  for (const name of readdirSync(folder).sort()) {
    if (!/\.(?:br|gz)$/.test(name)) yield { path: `assets/${name}`, read: () => readFileSync(join(folder, name)) };
  }
}

interface NamedByHash {
  readonly path: string;
  readonly read: () => Uint8Array | Promise<Uint8Array>;
}

const notesOnRedirects = (
  taken: readonly { readonly from: string; readonly path: string }[],
  ofPages: readonly string[],
): readonly string[] => [
  ...taken.map(
    ({ from, path }) => `the redirect from ${from} works on hosts with rules only: no file can be at ${path}`,
  ),
  ...ofPages.map((from) => `the redirect from ${from} was left out: it is the file of a page`),
];

const notesOn = (
  site: Site,
  withheld: number,
  complex: readonly string[],
  drawsPreviews: boolean,
): readonly string[] => [
  ...(hasAddress(site) ? [] : ["no sitemap, robots.txt or feeds, which need the address of the site: --site-address"]),
  ...(drawsPreviews && !hasAddress(site)
    ? ["no images for link previews, which need the address of the site: --site-address"]
    : []),
  ...(withheld > 0 ? [`${counted(withheld, "page")} for members left out: files can't ask readers to log in`] : []),
  ...complex.map((path) => `the redirect from ${path} works on Vercel only: other hosts have no rule of this kind`),
];
