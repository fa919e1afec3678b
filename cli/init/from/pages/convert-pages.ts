import { posix } from "node:path";
import { frontMatterOf } from "#mdx/front-matter";
import type { ConvertedSite } from "../converted-site.ts";
import { pagesOf } from "../items.ts";
import { joinPath, type SourceFolder } from "../source-folder.ts";
import { docusaurusSyntax, docusaurusTags } from "./docusaurus-syntax.ts";
import { convertFrontMatter } from "./front-matter-keys.ts";
import { gitBookSyntax } from "./gitbook-syntax.ts";
import { pythonSlug, vitePressSlug, withHeadingIds } from "./heading-ids.ts";
import { fenceIndentedCode } from "./indented-code.ts";
import { convertLines, convertProse, type LineSyntax } from "./lines.ts";
import { escapeForMdx, withoutScripts } from "./markdown-syntax.ts";
import { mdBookSyntax } from "./mdbook-syntax.ts";
import { mintlifyTags } from "./mintlify-tags.ts";
import { mkdocsSyntax } from "./mkdocs-syntax.ts";
import type { PageContext } from "./page-context.ts";
import { type ConvertTarget, convertMedia, convertTargets, type LinkPlaces, linkConverter } from "./place-links.ts";
import { vitePressHome, vitePressSyntax, vitePressTags } from "./vitepress-syntax.ts";

/** The syntax of pages of a generator. */
interface PageSyntax {
  readonly lines?: (page: PageContext) => LineSyntax;
  /** Converts tags in text without code. */
  readonly tags?: (text: string, page: PageContext) => string;
  /** True if pages are Markdown without MDX, with indented code. */
  readonly isMarkdown?: true;
  /** Returns the id of a heading, where it may differ from the id on this site. */
  readonly headingId?: (title: string) => string;
}

const syntaxes: { readonly [generator: string]: PageSyntax } = {
  MkDocs: { lines: mkdocsSyntax, isMarkdown: true, headingId: pythonSlug },
  Docusaurus: { lines: docusaurusSyntax, tags: docusaurusTags },
  VitePress: { lines: vitePressSyntax, tags: vitePressTags, isMarkdown: true, headingId: vitePressSlug },
  Mintlify: { tags: mintlifyTags },
  mdBook: { lines: mdBookSyntax, isMarkdown: true },
  GitBook: { lines: gitBookSyntax, isMarkdown: true },
};

/** Pages and files of a site, by their paths in the converted folder. */
export interface ConvertedPages {
  readonly texts: ReadonlyMap<string, string>;
  /** Files that are copied unchanged. */
  readonly files: ReadonlySet<string>;
}

/** Converts the pages of a site to the components of this one, with the texts and the code that they import. */
export function convertPages(
  folder: SourceFolder,
  {
    generator,
    site,
    root,
    prefix,
    isInCopy,
    pathOutside,
  }: {
    readonly generator: string;
    readonly site: ConvertedSite;
    /** Folder of the settings. */
    readonly root: string;
    /** Path from the new folder to the copies. */
    readonly prefix: string;
    /** Returns true for a path that the copy can have. */
    readonly isInCopy: (path: string) => boolean;
    readonly pathOutside: LinkPlaces["pathOutside"];
  },
): ConvertedPages {
  const pages = pagesOf(site);
  const syntax = syntaxes[generator] ?? {};
  const notes = createNotes(folder);
  const texts = new Map(pages.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text] as const])));
  const files = new Set<string>();
  const queue = pages.map(({ path }) => path);
  const shared = commonFolder(queue);
  const publicFolders = [site.publicFolder, shared, root].filter((one) => one !== undefined);
  const places: LinkPlaces = {
    ...{ folder, root, prefix, publicFolders, pathOutside },
    addresses: new Map(pages.map(({ path, address }) => [path, address])),
    take: (path, isImported) => {
      if (!isInCopy(path)) return false;
      const isOfPages = [shared, site.publicFolder].some((one) => one !== undefined && isInside(path, one));
      if (!isOfPages && !isImported && !isMedia(path)) return false;
      if (isText(path)) queue.push(path);
      else files.add(path);
      return true;
    },
  };
  const seen = new Set<string>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const text = folder.text(path);
    if (seen.has(path) || text === undefined) continue;
    seen.add(path);
    const convert = linkConverter(path, places);
    if (isCode(path)) {
      const code = text.replace(importTarget, (_, start: string, name: string) => start + convert(name, true));
      texts.set(path, convertMedia(code, places));
      continue;
    }
    const page = pageContext(folder, path, [...(site.includeFolders ?? []), root, shared], notes);
    texts.set(
      path,
      convertPage(text, page, syntax, convert, (code) => convertMedia(code, places)),
    );
  }
  notes.report();
  return { texts, files };
}

const isCode = (path: string): boolean => /\.[jt]sx?$/.test(path);
const isMedia = (path: string): boolean => /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mov|pdf)$/i.test(path);
const isText = (path: string): boolean => isCode(path) || /\.mdx?$/i.test(path);
const isInside = (path: string, folder: string): boolean =>
  folder === "" ? !path.startsWith("../") : path.startsWith(`${folder}/`);

/** Matches relative imports in code. Imports of packages are not rewritten. */
const importTarget = /((?:from|import)\s*["'])(\.[^"'\n]+)(?=["'])/g;

/** Converts the text of a page. */
function convertPage(
  text: string,
  page: PageContext,
  syntax: PageSyntax,
  convertTarget: ConvertTarget,
  convertCode: (text: string) => string,
): string {
  const [whole = "", stated = ""] = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  const rest = text.slice(whole.length).replace(/\r\n/g, "\n");
  const home = vitePressHome(frontMatterOf(text).data, rest);
  const matter = home?.matter ?? convertCode(convertFrontMatter(stated.replace(/\r\n/g, "\n")));
  const { isMarkdown = false } = syntax;
  const read = (home?.body ?? rest).split("\n");
  const lines = convertLines(isMarkdown ? withoutScripts(read, page) : read, syntax.lines?.(page) ?? {}, (line) =>
    page.note("blocks inside more than 100 others, which may not be closed,", line),
  );
  const body = convertProse(isMarkdown ? fenceIndentedCode(lines) : lines, (prose) => {
    const shown = isMarkdown ? escapeForMdx(prose) : prose;
    return convertCode(convertTargets(syntax.tags?.(shown, page) ?? shown, convertTarget));
  });
  const named = withHeadingIds(body, syntax.headingId);
  return (matter.trim() === "" ? "" : `---\n${matter}\n---\n`) + named.join("\n");
}

function pageContext(
  folder: SourceFolder,
  path: string,
  roots: readonly string[],
  notes: ReturnType<typeof createNotes>,
): PageContext {
  // A file may include itself.
  let left = 200;
  return {
    path,
    include: (name) => {
      const rest = name.replace(/^(?:@|~)?\//, "");
      const names = rest === name ? [posix.dirname(path), ...roots] : roots;
      return left-- > 0
        ? names.map((one) => folder.text(joinPath(one, rest))).find((text) => text !== undefined)
        : undefined;
    },
    note: (name, near) => notes.add(path, name, near),
  };
}

/** Reports each syntax once, with its first place and the number of pages. */
function createNotes(folder: SourceFolder) {
  const found = new Map<string, { readonly file: string; readonly near: string; readonly pages: Set<string> }>();
  return {
    add: (file: string, name: string, near: string): void => {
      const known = found.get(name) ?? { file, near: near.trim(), pages: new Set<string>() };
      known.pages.add(file);
      found.set(name, known);
    },
    report: (): void => {
      for (const [name, { file, near, pages }] of found) {
        const count = `${pages.size} ${pages.size === 1 ? "page" : "pages"}`;
        folder.note(file, near, `${name} in ${count} are not converted`);
      }
    },
  };
}

/** Returns the deepest folder that contains all paths. */
function commonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split("/").slice(0, -1));
  const length = first.findIndex((name, index) => others.some((other) => other[index] !== name));
  return first.slice(0, length === -1 ? first.length : length).join("/");
}
