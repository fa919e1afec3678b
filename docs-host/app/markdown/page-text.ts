import { claimName, type RichText, slugOf } from "#engine/text";
import type { TocEntry } from "#ui/reference";
import { type ResolveLink, richNodes } from "./rich-text.ts";
import { idPrefix } from "./schema.ts";
import { parseMarkdown, type SafeElement, textOf } from "./tree.ts";

/** The text of a whole page: its own title if it starts with one, its headings, and the rest. */
export interface PageText {
  readonly title?: string;
  readonly toc: readonly TocEntry[];
  readonly content: RichText;
}

/** Front matter is settings, not text: the part between `---` lines at the very start is removed. */
const withoutFrontMatter = (markdown: string): string => markdown.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, "");

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

/**
 * Reads a page's markdown; a first heading becomes its title, the others get ids and are in the contents. Links to a
 * heading of the page lead there, all others are resolved by `resolve`.
 */
export function pageText(markdown: string, resolve: ResolveLink): PageText {
  const tree = parseMarkdown(withoutFrontMatter(markdown));
  if (!("children" in tree)) return { toc: [], content: richNodes(tree, { headings: "page", resolve }) };
  const first = tree.children.findIndex((child) => child.type === "element");
  const head = tree.children[first];
  const title = head?.type === "element" && head.tagName === "h1" ? textOf(head) : undefined;
  const rest = title === undefined ? tree.children : tree.children.filter((_, i) => i !== first);

  const taken = new Set<string>();
  const toc: TocEntry[] = [];
  const placed = outline();
  const children = rest.map((child) => {
    if (child.type !== "element" || !isHeading(child.tagName)) return child;
    const tagName = placed(child.tagName);
    if (!/^h[1-3]$/.test(child.tagName)) return { ...child, tagName };
    const text = textOf(child);
    const id = claimName(taken, idPrefix + (slugOf(text) || "part"));
    toc.push({ id, title: text, level: tagName === "h3" ? 3 : 2 });
    const heading: SafeElement = { ...child, tagName, properties: { ...child.properties, id } };
    return heading;
  });
  const resolveOwn: ResolveLink = (href) => {
    const id = href.startsWith("#") ? idPrefix + slugOf(href.slice(1)) : undefined;
    return id !== undefined && taken.has(id) ? `#${id}` : resolve(href);
  };
  // The children of a tree are the children of a tree again; only headings gained an id.
  const content = richNodes({ ...tree, children } as typeof tree, { headings: "page", resolve: resolveOwn });
  return { ...(title === undefined ? {} : { title }), toc, content };
}
