import { posix } from "node:path";
import { decodedUri } from "#engine/decode-uri";
import { parseTree } from "#mdx/syntax";
import type { ConvertedItem, ConvertedSite } from "./converted-site.ts";
import { readData } from "./read-data.ts";
import { addressOfPath, convertedPage, joinPath, type SourceFolder, withoutHtml } from "./source-folder.ts";
import { isExternal, isRecord, textAt, textOf, valueAt } from "./values.ts";

type Root = NonNullable<ReturnType<typeof parseTree>>;
type List = Extract<Root["children"][number], { readonly type: "list" }>;
type Paragraph = Extract<Root["children"][number], { readonly type: "paragraph" }>;

/** Converts `book.toml` and the `SUMMARY.md` of mdBook. */
export function convertMdBook(folder: SourceFolder, file: string): ConvertedSite {
  const config = readData(folder, file);
  const source = joinPath(posix.dirname(file), textAt(config, "book", "src") ?? "src");
  const redirects = valueAt(config, "output", "html", "redirect");
  const repository = textAt(config, "output", "html", "git-repository-url");
  for (const [key, value] of Object.entries(isRecord(config) ? (valueAt(config, "preprocessor") ?? {}) : {})) {
    if (value !== false) folder.note(file, `[preprocessor.${key}]`, `the preprocessor \`${key}\` is not run`);
  }
  for (const key of ["additional-css", "additional-js"]) {
    if (valueAt(config, "output", "html", key) !== undefined) folder.note(file, key, `\`${key}\` is not converted`);
  }
  const icon = ["favicon.svg", "favicon.png"]
    .map((name) => joinPath(posix.dirname(file), "theme", name))
    .find(folder.isFile);
  return {
    title: textAt(config, "book", "title"),
    description: textAt(config, "book", "description"),
    favicon: icon,
    redirects: Object.entries(isRecord(redirects) ? redirects : {}).flatMap(([from, to]) => {
      const target = textOf(to);
      if (target === undefined) return [];
      if (from.includes("#")) {
        folder.note(file, from, `a redirect can't start at the fragment of ${from}`);
        return [];
      }
      const destination = isExternal(target) ? target : addressOfFile(posix.resolve(posix.dirname(from), target));
      return [{ source: addressOfFile(from), destination }];
    }),
    headerLinks: repository === undefined ? [] : [{ text: "GitHub", href: repository }],
    items: readSummary(folder, joinPath(source, "SUMMARY.md")),
  };
}

/** Returns the summary of a project of GitBook by its settings, or by the summary itself. */
export function summaryOf(folder: SourceFolder, file: string): { readonly path: string; readonly config: unknown } {
  if (/\.md$/i.test(file)) return { path: file, config: undefined };
  const config = readData(folder, file);
  const root = joinPath(posix.dirname(file), textAt(config, "root") ?? "");
  return { path: joinPath(root, textAt(config, "structure", "summary") ?? "SUMMARY.md"), config };
}

/** Converts `.gitbook.yaml`, if there is one, and the `SUMMARY.md` of GitBook. */
export function convertGitBook(folder: SourceFolder, file: string): ConvertedSite {
  const { path, config } = summaryOf(folder, file);
  const redirects = valueAt(config, "redirects");
  return {
    redirects: Object.entries(isRecord(redirects) ? redirects : {}).flatMap(([from, to]) => {
      const target = textOf(to);
      if (target === undefined) return [];
      const destination = isExternal(target) ? target : `/${addressOfPath(joinPath(target))}`;
      return [{ source: `/${from.replace(/^\//, "")}`, destination }];
    }),
    items: readSummary(folder, path, textAt(config, "structure", "readme")),
  };
}

const addressOfFile = (file: string): string => withoutHtml(file).replace(/(.)\/(?=#|$)/, "$1");

/** Reads the navigation of a `SUMMARY.md`: headings are sections, nested lists are pages below pages. */
function readSummary(folder: SourceFolder, file: string, readme?: string): readonly ConvertedItem[] {
  const text = folder.text(file);
  if (text === undefined) {
    folder.note(file, undefined, "does not exist: the navigation is not converted");
    return [];
  }
  const tree = parseTree(text);
  if (tree === undefined) {
    folder.note(file, 1, "can't be read as markdown");
    return [];
  }
  return itemsOfTree(tree, { folder, file, readme, known: new Map() });
}

interface SummaryPlace {
  /** Addresses of the pages so far, by their paths: a chapter may be listed twice. */
  readonly known: Map<string, string>;
  readonly folder: SourceFolder;
  readonly file: string;
  readonly readme: string | undefined;
}

function itemsOfTree(tree: Root, place: SummaryPlace): readonly ConvertedItem[] {
  const all: ConvertedItem[] = [];
  let section: { readonly title: string; readonly items: ConvertedItem[] } | undefined;
  const close = (): void => {
    if (section !== undefined && section.items.length > 0) all.push({ kind: "section", ...section });
    section = undefined;
  };
  for (const [index, node] of tree.children.entries()) {
    // The first heading of the first level is the title of the file.
    if (node.type === "heading" && !(index === 0 && node.depth === 1)) {
      close();
      section = { title: textIn(node).trim(), items: [] };
    } else if (node.type === "thematicBreak") close();
    else if (node.type === "list") (section?.items ?? all).push(...itemsOfList(node, place));
    else if (node.type === "paragraph") (section?.items ?? all).push(...itemsOfParagraph(node, [], place));
  }
  close();
  return all;
}

const itemsOfList = (list: List, place: SummaryPlace): readonly ConvertedItem[] =>
  list.children.flatMap((item) => {
    const paragraph = item.children.find((child) => child.type === "paragraph");
    const inner = item.children.flatMap((child) => (child.type === "list" ? itemsOfList(child, place) : []));
    return paragraph === undefined ? inner : itemsOfParagraph(paragraph, inner, place);
  });

function itemsOfParagraph(
  paragraph: Paragraph,
  inner: readonly ConvertedItem[],
  { folder, file, readme, known }: SummaryPlace,
): readonly ConvertedItem[] {
  const links = paragraph.children.filter((node) => node.type === "link");
  if (links.length === 0) {
    const title = textIn(paragraph).trim();
    return inner.length === 0 || title === "" ? inner : [{ kind: "section", title, items: inner }];
  }
  return links.flatMap((link, index): readonly ConvertedItem[] => {
    const below = index === links.length - 1 ? inner : [];
    const title = textIn(link).trim();
    const line = link.position?.start.line;
    if (link.url === "") {
      folder.note(file, line, `"${title}" has no page yet`);
      return below.length === 0 ? [] : [{ kind: "section", title, items: below }];
    }
    if (isExternal(link.url)) return [{ kind: "link", title, href: link.url }, ...below];
    const path = decodedUri(link.url.replace(/[?#].*$/, "")).replace(/^\//, "");
    const root = posix.dirname(file);
    const page = convertedPage(folder, joinPath(root, path), {
      title,
      address: readme !== undefined && joinPath(readme) === joinPath(path) ? "" : addressOfPath(joinPath(path)),
      ...{ from: file, near: path },
    });
    if (page === undefined) return below.length === 0 ? [] : [{ kind: "section", title, items: below }];
    const first = known.get(page.path);
    if (first !== undefined) return [{ kind: "link", title, href: `/${first}` }, ...below];
    known.set(page.path, page.address);
    if (below.length === 0) return [page];
    return [{ kind: "section", title, page: { title, path: page.path, address: page.address }, items: below }];
  });
}

function textIn(node: object): string {
  if ("type" in node && node.type === "html") return "";
  if ("value" in node && typeof node.value === "string") return node.value;
  return "children" in node && Array.isArray(node.children) ? node.children.map(textIn).join("") : "";
}
