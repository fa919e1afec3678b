import { type Diagnostic, marksIn, parseMdx, type Report } from "#mdx/syntax";
import type { MdxNode, PropValue } from "../component.ts";
import type { FileContext, Position, Props } from "./file-context.ts";
import { type Files, type Imported, readModules } from "./modules.ts";
import { toHast } from "./to-hast.ts";
import { toNodes } from "./to-nodes.ts";
import { setTypography } from "./typography.ts";

/** The dependencies of reading the nodes of a page. */
export interface PageNodesOptions {
  /** The path of the page from the folder of the docs. */
  readonly path: string;
  /** The files that pages import. */
  readonly files: Files;
  /** The settings of the page, which its text may name. */
  readonly frontmatter: Props;
  /** True if programs read the page: they get what is in `llms-only`, and not what is in `llms-ignore`. */
  readonly isForMachines?: boolean;
  /** The names of tags that are left out with their content. */
  readonly omitted?: ReadonlySet<string> | undefined;
}

/** The nodes of a page and the issues of its text. */
export interface PageNodes {
  readonly nodes: readonly MdxNode[];
  readonly diagnostics: readonly Diagnostic[];
  /** True if programs and people get different nodes. */
  readonly hasOwnReaders: boolean;
}

/** Limit of the values in one page, in characters and parts. */
const maxValues = 2_000_000;

/** Limits of the snippets of one page, each with those in it, and of those inside each other. */
const maxSnippets = 500;
const maxSnippetsDepth = 10;

const none: ReadonlySet<string> = new Set();

/** A file that is being read. */
interface File {
  readonly text: string;
  readonly path: string;
  readonly values: ReadonlyMap<string, PropValue>;
  readonly depth: number;
  /** The line of the page at which it starts, if it is a part of one. */
  readonly startLine: number;
  readonly name?: string;
}

/** Reads the nodes of a page: its snippets in their places, values filled in, code left out. */
export function pageNodes(text: string, options: PageNodesOptions): PageNodes {
  const diagnostics: Diagnostic[] = [];
  let values = maxValues;
  let snippets = maxSnippets;
  let hasOwnReaders = false;
  const { files, isForMachines = false, omitted = none } = options;
  const shows: FileContext["shows"] = (tag) => {
    hasOwnReaders = true;
    return (tag === "llms-only") === isForMachines;
  };

  const reportIn =
    ({ startLine, name }: File): Report =>
    (kind, message, at) => {
      const { line = 1, column = 1 } = at?.start ?? {};
      const isHere = name === undefined;
      diagnostics.push({
        kind,
        message: isHere ? message : `In ${name}:${line}: ${message}`,
        line: isHere ? startLine + line - 1 : startLine,
        column: isHere ? column : 1,
      });
    };

  const read = (file: File, outer?: ReadonlyMap<string, Imported>): readonly MdxNode[] => {
    const report = reportIn(file);
    const { tree, diagnostics: found } = parseMdx(file.text);
    for (const { kind, message, line, column } of found) {
      report(kind, message, { start: { line, column }, end: { line, column } });
    }
    const scope = new Map(file.values);
    const elements = (part: string, line: number): readonly MdxNode[] =>
      read({ ...file, text: part, values: scope, startLine: file.startLine + line - 1 }, context.imports);
    const spend = (size: number): boolean => {
      values -= size;
      return values >= 0;
    };
    const evaluating = { spend, elements: (part: string) => elements(part, 1) };
    const imports = new Map([
      ...(outer ?? []),
      ...readModules(marksIn(tree), { ...evaluating, path: file.path, files, scope, report }),
    ]);
    const snippet: FileContext["snippet"] = (imported, props, at) => {
      snippets -= 1;
      if (snippets < 0 || file.depth >= maxSnippetsDepth) {
        report("limit", "There are too many snippets in this page.", at);
        return [];
      }
      return read(snippetFile(imported, props, file, at));
    };
    const reading = { text: file.text, scope, imports, shows, omitted };
    const context: FileContext = { ...reading, report, spend, elements, snippet };
    const trees = toHast(tree);
    setTypography(trees);
    return toNodes(trees, context);
  };

  const start = { text, path: options.path, depth: 0, startLine: 1 };
  const nodes = read({ ...start, values: new Map([["frontmatter", options.frontmatter]]) });
  return { nodes, diagnostics, hasOwnReaders };
}

/** A snippet as a separate file. Its names are the attributes of the element that shows it. */
function snippetFile(
  { path, text }: Extract<Imported, { readonly kind: "snippet" }>,
  props: Props,
  { depth, startLine, name }: File,
  at: Position,
): File {
  const line = name === undefined ? startLine + (at?.start.line ?? 1) - 1 : startLine;
  const values = new Map<string, PropValue>([...Object.entries(props), ["props", props]]);
  return { text, path, values, depth: depth + 1, startLine: line, name: path };
}
