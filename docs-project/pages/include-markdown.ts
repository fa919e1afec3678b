import { frontMatterOf } from "#mdx/front-matter";
import type { ReadText } from "../code/render-code.ts";
import { folderOf, resolvePath } from "../project-files.ts";

/** A file that a page includes. */
export interface IncludedFile {
  readonly path: string;
  readonly text: string;
}

/** An include that could not be resolved. `offset` is its place in the page. */
export interface IncludeIssue {
  readonly kind: "missing" | "circular" | "property";
  readonly name: string;
  readonly offset: number;
}

/** A page with its includes resolved. */
export interface Included {
  readonly text: string;
  /** The files that were included, without their front matter. */
  readonly files: readonly IncludedFile[];
  readonly issues: readonly IncludeIssue[];
}

const tag = /([ \t]*)<Markdown\s+([^>]+)\/>/g;
const attribute = /(\w+)=(?:{?['"]([^'"]+)['"]?}?|{([^}]+)})/g;
const placeholder = /{{([A-Za-z_][A-Za-z0-9_]*)}}/g;

/** The start of a line in front of a tag: marks of quotes and of one list item. */
const lineMarks = /^(?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/;

/** Replaces `<Markdown src="…" />` by the text of the file, wherever it is in the page, code included. */
export async function includeMarkdown(
  page: IncludedFile,
  read: ReadText,
  around: readonly string[] = [],
): Promise<Included> {
  if (!page.text.includes("<Markdown")) return { text: page.text, files: [], issues: [] };
  const files = new Map<string, IncludedFile>();
  const issues: IncludeIssue[] = [];
  let text = "";
  let from = 0;
  for (const match of page.text.matchAll(tag)) {
    const [whole, indent = "", written = ""] = match;
    const { src, ...properties } = Object.fromEntries(attributesIn(written));
    if (src === undefined || !/\.mdx?$/.test(src)) continue;
    const offset = match.index + indent.length;
    const path = resolvePath(src.startsWith("/") ? "" : folderOf(page.path), src);
    if (around.includes(path)) {
      issues.push({ kind: "circular", name: src, offset });
      continue;
    }
    const source = await read(path);
    if (source === undefined) {
      issues.push({ kind: "missing", name: src, offset });
      continue;
    }
    const content = frontMatterOf(source).content;
    files.set(path, { path, text: content });
    for (const name of missingProperties(content, properties)) issues.push({ kind: "property", name, offset });
    const inner = await includeMarkdown({ path, text: filled(content, properties) }, read, [...around, path]);
    for (const file of inner.files) files.set(file.path, file);
    // Issues of an included file are reported where the page includes it.
    for (const issue of inner.issues) issues.push({ ...issue, offset });
    text += page.text.slice(from, match.index) + indented(inner.text, indent, page.text, offset);
    from = match.index + whole.length;
  }
  return { text: text + page.text.slice(from), files: [...files.values()], issues };
}

/** Returns the attributes of a tag: texts in quotes, or texts in braces. */
export const attributesIn = (written: string): readonly (readonly [string, string])[] =>
  [...written.matchAll(attribute)].flatMap(([, name, quoted, braced]) => {
    const value = quoted ?? braced;
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });

type Properties = { readonly [name: string]: string };

const missingProperties = (text: string, properties: Properties): ReadonlySet<string> =>
  new Set([...text.matchAll(placeholder)].flatMap(([, name = ""]) => (Object.hasOwn(properties, name) ? [] : [name])));

const filled = (text: string, properties: Properties): string =>
  text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(properties, name) ? (properties[name] ?? whole) : whole,
  );

/** Indents a text as its tag is: in a list or a quote, its lines continue the item or the quote. */
function indented(text: string, indent: string, page: string, offset: number): string {
  const before = page.slice(page.lastIndexOf("\n", offset - 1) + 1, offset);
  const next = lineMarks.test(before) ? before.replace(/[^\t>]/g, " ") : indent;
  return text
    .split("\n")
    .map((line, i) => (i === 0 ? indent : next) + line)
    .join("\n");
}
