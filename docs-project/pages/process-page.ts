import { type Excess, pageLimits, textExcess } from "#engine/content-limits";
import { folderOf, relativePath } from "../project-files.ts";
import type { FindReferences } from "./find-references.ts";
import { type FrontMatter, frontMatterOf } from "./front-matter.ts";
import { includeCode } from "./include-code.ts";
import { type IncludedFile, type IncludeIssue, includeMarkdown, type ReadText } from "./include-markdown.ts";
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
  /** The limit that the page exceeds; then it has no text, since reading it could take minutes. */
  readonly excess?: Excess;
}

/** The references of a page without the ranges of its code, which are read once. */
export type KeptReferences = Pick<PageReferences, "references" | "mistakes" | "openCode">;

const kept = ({ code: _, ...found }: PageReferences): KeptReferences => found;

/** Reads the files and addresses that a page includes. */
export interface PageDeps {
  readonly read: ReadText;
  /** Reads a text at a web address; `undefined` if there is none. */
  readonly fetchText: ReadText;
  readonly findReferences: FindReferences;
}

const atImport = /(import\s+(?:(?:\{[^}]*\}|\*\s+as\s+\w+|\w+)\s+from\s+)?['"])@\/([^'"]+)(['"])/g;

/** Resolves the includes of a page, and finds its references. */
export async function processPage(id: string, source: string, deps: PageDeps): Promise<ProcessedPage> {
  const excess = textExcess(source, pageLimits);
  if (excess !== undefined) return withoutText(id, excess);
  const markdown = await includeMarkdown({ path: id, text: source }, deps.read);
  const code = await includeCode({ path: id, text: markdown.text }, deps.read, deps.fetchText);
  const excessWithIncludes = code.text === source ? undefined : textExcess(code.text, pageLimits);
  if (excessWithIncludes !== undefined) return withoutText(id, { ...excessWithIncludes, line: 1, column: 1 });
  const first = frontMatterOf(code.text);
  const found = await deps.findReferences(first.content);
  const text = relativeImports(code.text, id, first, found);
  const page = text === code.text ? first : frontMatterOf(text);
  return {
    id,
    source,
    page,
    found: kept(page === first ? found : await deps.findReferences(page.content)),
    included: markdown.files,
    issues: [...markdown.issues, ...code.issues],
  };
}

const withoutText = (id: string, excess: Excess): ProcessedPage => ({
  ...{
    id,
    source: "",
    page: frontMatterOf(""),
    found: { references: [], mistakes: [] },
    included: [],
    issues: [],
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
