import { idPrefix } from "#docs-host/site/author-styles";
import { type FrontMatter, splitFrontMatter } from "#docs-host/site/front-matter";
import { claimName, type RichText, slugOf } from "#engine/text";
import { splitHeadingId } from "#mdx/headings";
import type { TocEntry } from "#ui/reference";
import { markdownReader } from "./markdown-reader.ts";
import { type ResolveLink, richNodes } from "./rich-text.ts";
import { parseMarkdown, type SafeElement, textOf } from "./tree.ts";

/** The text of a whole page: its settings, its own title if it has one, its headings, and the rest. */
export interface PageText {
  readonly settings: FrontMatter;
  /** The markdown without the settings. */
  readonly markdown: string;
  readonly title?: string;
  /** Shown under the title. */
  readonly subtitle?: RichText;
  readonly toc: readonly TocEntry[];
  readonly content: RichText;
}

/** The six kinds of headings. */
type HeadingTag = `h${1 | 2 | 3 | 4 | 5 | 6}`;

const isHeading = (tag: string): tag is HeadingTag => /^h[1-6]$/.test(tag);

/**
 * Creates the function that returns the place of each next heading of a page in its outline, which skips no level: a
 * page has its own `h1`, and a text that starts with `###` has `h2` there.
 */
function outline(): (tag: HeadingTag) => HeadingTag {
  const above: number[] = [];
  return (tag) => {
    const level = Math.max(2, Number(tag.slice(1)));
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    return `h${above.length + 1}` as HeadingTag; // levels start at 2, so that at most five are above each other
  };
}

/** Separates an id that an author wrote from a heading, as in `## Rate limits [#limits]`. */
function namedHeading(heading: SafeElement): {
  readonly text: string;
  readonly ownId?: string;
  readonly inner: SafeElement["children"];
} {
  const last = heading.children.at(-1);
  const split = last?.type === "text" ? splitHeadingId(last.value) : undefined;
  if (last?.type !== "text" || split === undefined) return { text: textOf(heading), inner: heading.children };
  const inner = [...heading.children.slice(0, -1), { ...last, value: split.text }];
  return { text: textOf({ ...heading, children: inner }), ownId: split.id, inner };
}

/**
 * Reads a page's markdown. The title is in the settings or in the first heading; a first heading that repeats the title
 * is omitted. The other headings get ids and are in the contents. `resolve` resolves links, except links to a heading of
 * the page.
 *
 * @param taken the ids on the page; the ids of the text are added
 */
export function pageText(page: string, resolve: ResolveLink, taken = new Set<string>()): PageText {
  const { settings, markdown } = splitFrontMatter(page);
  const subtitle = settings.subtitle === undefined ? {} : { subtitle: markdownReader(resolve)(settings.subtitle) };
  const start = { settings, markdown, ...subtitle };
  const tree = parseMarkdown(markdown);
  if (!("children" in tree)) return { ...start, toc: [], content: richNodes(tree, { headings: "page", resolve }) };
  const first = tree.children.findIndex((child) => child.type === "element");
  const head = tree.children[first];
  const heading = head?.type === "element" && head.tagName === "h1" ? textOf(head) : undefined;
  const title = settings.title ?? heading;
  const isTitle = heading !== undefined && heading === title;
  const rest = isTitle ? tree.children.filter((_, i) => i !== first) : tree.children;

  const toc: TocEntry[] = [];
  const placed = outline();
  const children = rest.map((child) => {
    if (child.type !== "element" || !isHeading(child.tagName)) return child;
    const tagName = placed(child.tagName);
    if (!/^h[1-3]$/.test(child.tagName)) return { ...child, tagName };
    const { text, ownId, inner } = namedHeading(child);
    const id = claimName(taken, idPrefix + (slugOf(ownId ?? text) || "part"));
    toc.push({ id, title: text, level: tagName === "h3" ? 3 : 2 });
    const named: SafeElement = { ...child, tagName, properties: { ...child.properties, id }, children: inner };
    return named;
  });
  const resolveOwn: ResolveLink = (href) => {
    const id = href.startsWith("#") ? idPrefix + slugOf(href.slice(1)) : undefined;
    return id !== undefined && taken.has(id) ? `#${id}` : resolve(href);
  };
  // The children of a tree are the children of a tree again; only headings gained an id.
  const content = richNodes({ ...tree, children } as typeof tree, { headings: "page", resolve: resolveOwn });
  return { ...start, ...(title === undefined ? {} : { title }), toc, content };
}
