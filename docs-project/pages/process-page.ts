import type { Excess } from "#engine/content-limits";
import { type FrontMatter, frontMatterOf } from "#mdx/front-matter";
import type { PageCode } from "../code/find-code.ts";
import type { ReadText, RenderCode } from "../code/render-code.ts";
import { type CodeIssue, renderPage } from "../code/render-page.ts";
import { folderOf, relativePath, resolvePath } from "../project-files.ts";
import type { FindReferences } from "./find-references.ts";
import { includeCode } from "./include-code.ts";
import { type IncludedFile, type IncludeIssue, includeMarkdown } from "./include-markdown.ts";
import type { PageReferences } from "./references.ts";

/** A page with its includes resolved, before the addresses of files and pages are known. */
export interface ProcessedPage {
  readonly id: string;
  /** The text of the file. */
  readonly source: string;
  readonly page: FrontMatter;
  /** The targets of the text after its front matter, and why it is not valid. */
  readonly found: KeptReferences;
  /** The snippets that it includes. */
  readonly included: readonly IncludedFile[];
  readonly issues: readonly IncludeIssue[];
  /** The texts that it imports, each as a page. */
  readonly imported: readonly ProcessedPage[];
  /** The text of the file after its front matter with its code rendered, line by line; absent without code. */
  readonly rendered?: string;
  /** Parts of `rendered` that could not be rendered. */
  readonly codeIssues?: readonly CodeIssue[];
  /** The limit that the page exceeds; then it has no text, since reading it could take minutes. */
  readonly excess?: Excess;
}

/** The references of a page without the ranges of its code, which are read once. */
export type KeptReferences = Pick<PageReferences, "references" | "mistakes" | "openCode">;

const kept = ({ code: _, program: __, ...found }: PageReferences): KeptReferences => found;

/** Finds the first limit of pages that a text exceeds. */
export type FindExcess = (text: string) => Excess | undefined | Promise<Excess | undefined>;

/** Reads the files and addresses that a page includes. */
export interface PageDeps {
  readonly read: ReadText;
  /** Reads a text at a web address; `undefined` if there is none. */
  readonly fetchText: ReadText;
  readonly findReferences: FindReferences;
  readonly findExcess: FindExcess;
  /** Renders the code of pages; without it, pages show its children. */
  readonly renderCode?: RenderCode | undefined;
}

const atImport = /(import\s+(?:(?:\{[^}]*\}|\*\s+as\s+\w+|\w+)\s+from\s+)?['"])@\/([^'"]+)(['"])/g;

/**
 * Resolves the includes of a page, renders its code, and finds its references.
 *
 * @param texts the page and the texts that it imports, which are processed once, also if they import each other
 */
export async function processPage(
  id: string,
  source: string,
  deps: PageDeps,
  texts = new Set([id]),
): Promise<ProcessedPage> {
  const excess = await deps.findExcess(source);
  if (excess !== undefined) return withoutText(id, excess);
  const markdown = await includeMarkdown({ path: id, text: source }, deps.read);
  const code = await includeCode({ path: id, text: markdown.text }, deps.read, deps.fetchText);
  const excessWithIncludes = code.text === source ? undefined : await deps.findExcess(code.text);
  if (excessWithIncludes !== undefined) return withoutText(id, { ...excessWithIncludes, line: 1, column: 1 });
  const first = frontMatterOf(code.text);
  const found = await deps.findReferences(first.content);
  const text = relativeImports(code.text, id, first, found);
  const page = text === code.text ? first : frontMatterOf(text);
  const read: ProcessedPage = {
    id,
    source,
    page,
    found: kept(page === first ? found : await deps.findReferences(page.content)),
    included: markdown.files,
    issues: [...markdown.issues, ...code.issues],
    imported: await importedTexts(id, found.program, deps, texts),
  };
  return found.program === undefined ? read : withCode(read, deps);
}

/** Renders the code of a page. */
async function withCode(read: ProcessedPage, deps: PageDeps): Promise<ProcessedPage> {
  const { id, source, page } = read;
  const { renderCode } = deps;
  if (renderCode === undefined) return read;
  /** Reads a file of code. The module of a text has its exports, and shows its children. */
  const readCode: ReadText = async (path) => {
    const text = await deps.read(path);
    if (text === undefined || !/\.mdx?$/i.test(path)) return text;
    const { program } = await deps.findReferences(frontMatterOf(text).content);
    return `${program?.modules ?? ""}\nexport default ({ children }) => children;`;
  };
  const rendered = async (text: string) => {
    const { program } = await deps.findReferences(text);
    if (program === undefined) return { text, issues: [] };
    return renderPage({ path: id, text, code: program, frontmatter: page.data, render: renderCode, read: readCode });
  };
  const { content } = frontMatterOf(source);
  const own = await rendered(content);
  const whole = page.content === content ? own : await rendered(page.content);
  const tooLong = await deps.findExcess(whole.text);
  if (tooLong !== undefined) return withoutText(id, { ...tooLong, line: 1, column: 1 });
  const found = kept(await deps.findReferences(whole.text));
  return {
    ...read,
    page: { ...page, content: whole.text },
    // Mistakes are the author's, in the text as written.
    found: { ...found, mistakes: read.found.mistakes },
    rendered: own.text,
    codeIssues: own.issues,
  };
}

/** Reads the texts that a page imports. */
async function importedTexts(
  id: string,
  program: PageCode | undefined,
  deps: PageDeps,
  texts: Set<string>,
): Promise<readonly ProcessedPage[]> {
  const found: ProcessedPage[] = [];
  for (const name of program?.texts ?? []) {
    const isRelative = /^\.{1,2}\//.test(name);
    const path = resolvePath(isRelative ? folderOf(id) : "", name.replace(/^@?\//, ""));
    if (texts.has(path)) continue;
    texts.add(path);
    const text = await deps.read(path);
    if (text === undefined) continue;
    const page = await processPage(path, text, deps, texts);
    found.push(page, ...page.imported);
  }
  return found;
}

const withoutText = (id: string, excess: Excess): ProcessedPage => ({
  ...{
    id,
    source: "",
    page: frontMatterOf(""),
    found: { references: [], mistakes: [] },
    included: [],
    issues: [],
    imported: [],
    excess,
  },
});

/** Makes imports that start at the folder of docs.yml (`@/…`) relative to the page. */
function relativeImports(text: string, id: string, { content }: FrontMatter, { code }: PageReferences): string {
  if (!text.includes("@/")) return text;
  const start = text.length - content.length;
  return text.replace(atImport, (whole, before: string, path: string, after: string, offset: number) => {
    const isCode = code.some((range) => offset >= start + range.start && offset < start + range.end);
    return isCode ? whole : `${before}${relativePath(folderOf(id), path)}${after}`;
  });
}
