import type { RichAttributes, RichElement, RichNode, RichTag } from "#engine/text";
import { alertOf } from "./alerts.ts";
import { type SafeElement, type SafeTree, textOf } from "./tree.ts";

type Language = NonNullable<RichAttributes["data-language"]>;

const languages: { readonly [name: string]: Language } = {
  bash: "shell",
  console: "shell",
  curl: "shell",
  json: "json",
  py: "python",
  python: "python",
  sh: "shell",
  shell: "shell",
  ts: "typescript",
  typescript: "typescript",
};

/** Returns the language of a block of code by its name in the text; `undefined` for one without colors. */
const languageOf = (name: string): Language | undefined =>
  Object.hasOwn(languages, name.toLowerCase()) ? languages[name.toLowerCase()] : undefined;

/** Returns the address of a link or an image; `undefined` without a target, so that only its text is shown. */
export type ResolveLink = (href: string) => string | undefined;

/** The rendering of markdown headings: in the page's own outline, or as bold lines in short texts. */
export type Headings = "page" | "lines";

interface Options {
  readonly headings: Headings;
  readonly resolve: ResolveLink;
}

/** Elements in which white space between children is not text. */
const frames: ReadonlySet<string> = new Set(
  "blockquote details div dl ol section table tbody tfoot thead tr ul".split(" "),
);

/** Elements that only group text. */
const transparent: ReadonlySet<string> = new Set(["span"]);

/** Turns a safe tree into a formatted text: headings in their place, links resolved, nothing empty. */
export function richNodes(tree: SafeTree, options: Options): readonly RichNode[] {
  if (!("children" in tree)) return tree.type === "text" ? [tree.value] : [];
  const isFrame = tree.type === "root" || (tree.type === "element" && frames.has(tree.tagName));
  return joinTexts(
    tree.children.flatMap((child) => {
      if (child.type === "text") {
        return isFrame && child.value.trim() === "" ? [] : [child.value.replace(/[ \t]*\n[ \t]*/g, "\n")];
      }
      return child.type === "element" ? elementNodes(child, options) : [];
    }),
  );
}

/** Joins texts that are next to each other. */
function joinTexts(nodes: readonly RichNode[]): readonly RichNode[] {
  const joined: RichNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string") joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}

const attributeNames = ["id", "href", "src", "alt", "title", "start", "align"] as const;

function elementNodes(element: SafeElement, options: Options): readonly RichNode[] {
  const { tagName: tag, properties } = element;
  if (tag === "input") return [properties.checked === true ? "☑" : "☐"];
  if (tag === "pre") return [preformatted(element)];
  if (tag === "blockquote") return [alertOf(element, (part) => richNodes(part, options)) ?? plain(element, options)];
  if (tag === "a") return linkNodes(element, options);
  if (tag === "img") return imageNodes(element, options);
  if (/^h[1-6]$/.test(tag)) return [heading(element, options)];
  if (tag === "p" && element.children.every((child) => child.type === "text" && child.value.trim() === "")) return [];
  return transparent.has(tag) ? richNodes(element, options) : [plain(element, options)];
}

/** Returns an element with its own attributes; all that the schema lets through are tags of formatted texts. */
// Other headings are in `RichTag`.
function plain(element: SafeElement, options: Options, tag = element.tagName as RichTag): RichElement {
  const attributes = attributesOf(element);
  const children = richNodes(element, options);
  return { tag, ...(attributes && { attributes }), ...(children.length > 0 && { children }) };
}

function attributesOf({ properties }: SafeElement): RichAttributes | undefined {
  const found = attributeNames.flatMap((name) => {
    const value = properties[name];
    return typeof value === "string" || typeof value === "number" ? [[name, value] as const] : [];
  });
  const { ariaLabel, ariaDescribedBy } = properties;
  // An attribute that the type of a rich text lacks.
  if (typeof ariaLabel === "string") found.push(["aria-label" as never, ariaLabel]);
  if (Array.isArray(ariaDescribedBy)) found.push(["aria-describedby" as never, ariaDescribedBy.join(" ")]); // the same
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function preformatted(pre: SafeElement): RichElement {
  const code = pre.children.find((child) => child.type === "element");
  const classes = code?.type === "element" ? code.properties.className : undefined;
  const language = languageOf(String(Array.isArray(classes) ? classes[0] : "").replace("language-", ""));
  return {
    tag: "pre",
    ...(language !== undefined && { attributes: { "data-language": language } }),
    children: [textOf(pre).replace(/\n$/, "")],
  };
}

function linkNodes(element: SafeElement, options: Options): readonly RichNode[] {
  const { href } = element.properties;
  const isFootnote =
    element.properties.dataFootnoteRef !== undefined || element.properties.dataFootnoteBackref !== undefined;
  const target = typeof href !== "string" || isFootnote ? href : options.resolve(href);
  if (typeof target !== "string") return richNodes(element, options);
  const { attributes, ...link } = plain(element, options);
  // A link without content could not be seen or heard.
  const { children = [plainAddress(target)] } = link;
  return [{ ...link, attributes: { ...attributes, href: target }, children }];
}

const plainAddress = (href: string): string => href.replace(/^(?:https?:\/\/|mailto:)/, "");

function imageNodes({ properties }: SafeElement, { resolve }: Options): readonly RichNode[] {
  const { src, alt, title } = properties;
  const target = typeof src === "string" ? resolve(src) : undefined;
  const words = typeof alt === "string" ? alt : "";
  if (target === undefined || !(/^https:/i.test(target) || target.startsWith("/"))) return words === "" ? [] : [words];
  return [{ tag: "img", attributes: { src: target, alt: words, ...(typeof title === "string" && { title }) } }];
}

/** The page has its own `h1`, so headings of its text start one level below it. */
function heading(element: SafeElement, options: Options): RichElement {
  if (options.headings === "page") {
    // Other headings are in `RichTag`.
    return plain(element, options, element.tagName === "h1" ? "h2" : (element.tagName as RichTag));
  }
  return { tag: "p", children: [{ tag: "strong", children: richNodes(element, options) }] };
}
