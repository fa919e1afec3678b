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
  const children = rest.map((child) => {
    if (child.type !== "element" || !/^h[1-3]$/.test(child.tagName)) return child;
    const text = textOf(child);
    const id = claimName(taken, idPrefix + (slugOf(text) || "part"));
    toc.push({ id, title: text, level: child.tagName === "h3" ? 3 : 2 });
    const heading: SafeElement = { ...child, properties: { ...child.properties, id } };
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
