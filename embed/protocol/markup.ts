/** A node of rendered markup: a text, or an element with its attributes and its content. */
export type MarkupNode =
  | string
  | readonly [tag: string, attributes: { readonly [name: string]: string }, content: readonly MarkupNode[]];

/** The markup of a page: its navigation, and its content. */
export type PageMarkup = readonly [navigation: readonly MarkupNode[], content: readonly MarkupNode[]];

/** Elements that have no content and no end tag (HTML §13.1.2). */
const empty: ReadonlySet<string> = new Set([
  ...["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"],
]);

const tags = /<(?<end>\/?)(?<name>[\w-]+)(?<attributes>(?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/y;
const attribute = /\s+([^\s=>/]+)(?:="([^"]*)")?/g;

const entities: { readonly [entity: string]: string } = {
  ...{ "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" },
};

const unescaped = (text: string): string =>
  text.includes("&") ? text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity) : text;

/** Markup that `renderMarkup` would not write: a bug. */
class MarkupError extends Error {
  override readonly name = "MarkupError";
}

interface OpenElement {
  readonly tag: string;
  readonly content: MarkupNode[];
}

/**
 * Reads markup of `renderMarkup`, which closes every element and escapes every text, as a tree: a page draws it
 * node by node, and never parses a text as HTML.
 */
export function readMarkup(markup: string): readonly MarkupNode[] {
  const root: OpenElement = { tag: "", content: [] };
  const open = [root];
  let at = 0;
  while (at < markup.length) {
    const inside = open.at(-1) ?? root;
    const next = markup.indexOf("<", at);
    if (next !== at) {
      inside.content.push(unescaped(markup.slice(at, next === -1 ? markup.length : next)));
      if (next === -1) break;
    }
    tags.lastIndex = next;
    const found = tags.exec(markup);
    if (found === null) throw new MarkupError(`there is no tag at ${next}`);
    at = tags.lastIndex;
    const { end, name = "", attributes = "" } = found.groups ?? {};
    if (end === "/") {
      if (open.pop()?.tag !== name || open.length === 0) throw new MarkupError(`${name} is not open at ${next}`);
      continue;
    }
    const content: MarkupNode[] = [];
    inside.content.push([name, attributesIn(attributes), content]);
    if (!empty.has(name)) open.push({ tag: name, content });
    // The first line break in these elements is not text (HTML §13.1.2.5).
    if (/^(?:pre|textarea|listing)$/.test(name) && markup[at] === "\n") at += 1;
  }
  if (open.length !== 1) throw new MarkupError(`${open.at(-1)?.tag} is not closed`);
  return root.content;
}

const attributesIn = (text: string): { readonly [name: string]: string } =>
  text === ""
    ? none
    : Object.fromEntries([...text.matchAll(attribute)].map(([, name = "", value = ""]) => [name, unescaped(value)]));

const none = {};
