import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** The parts of a page that a reader, or a program, sees. */
export interface ReadPage {
  readonly title: string;
  readonly canonical: string | undefined;
  /** Its own address on the site (`og:url`); its author may have named a canonical one elsewhere. */
  readonly url: string | undefined;
  /** The texts of first-level headings, without badges in them. */
  readonly headings: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** The addresses of links, as written. */
  readonly links: readonly string[];
  /** The addresses of images, videos and icons, as written. */
  readonly files: readonly string[];
  readonly next: string | undefined;
  readonly previous: string | undefined;
  readonly isNoindex: boolean;
  /** The text outside of code, a line for each block. */
  readonly text: string;
}

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements with text that is not prose. */
const code: ReadonlySet<string> = new Set(["script", "style", "template", "pre", "code", "kbd", "samp", "textarea"]);

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/** Returns the text in a node, without badges. */
function textOf(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (!("tagName" in node) || attribute(node, "class")?.includes("availability") === true) return "";
  return node.childNodes.map(textOf).join("");
}

/** Reads the HTML of a page. */
export function readPage(html: string): ReadPage {
  const elements: Element[] = [];
  const texts: string[] = [];
  const visit = (node: Node, isProse: boolean): void => {
    if (node.nodeName === "#text" && "value" in node && isProse) texts.push(node.value);
    if (!("tagName" in node)) return;
    elements.push(node);
    for (const child of node.childNodes) visit(child, isProse && !code.has(node.tagName));
  };
  for (const node of parse(html).childNodes) visit(node, true);
  const having = (tag: string, name: string): readonly string[] =>
    elements.flatMap((element) => (element.tagName === tag ? (attribute(element, name) ?? []) : []));
  const related = (tag: string, relation: string): string | undefined => {
    const found = elements.find((one) => one.tagName === tag && attribute(one, "rel") === relation);
    return found && attribute(found, "href");
  };
  const title = elements.find(({ tagName, parentNode }) => tagName === "title" && parentNode?.nodeName === "head");
  const icons = elements.filter((one) => one.tagName === "link" && attribute(one, "rel") === "icon");
  const url = elements.find((one) => one.tagName === "meta" && attribute(one, "property") === "og:url");
  const robots = elements.find((one) => one.tagName === "meta" && attribute(one, "name") === "robots");
  return {
    title: title?.childNodes.map((node) => ("value" in node ? node.value : "")).join("") ?? "",
    canonical: related("link", "canonical"),
    url: url && attribute(url, "content"),
    headings: elements.filter(({ tagName }) => tagName === "h1").map((one) => textOf(one).replace(/\s+/g, " ").trim()),
    // Links find anchors by their names, too (HTML, "find a potential indicated element").
    ids: new Set(
      elements
        .flatMap((element) => [
          attribute(element, "id") ?? [],
          (element.tagName === "a" && attribute(element, "name")) || [],
        ])
        .flat(),
    ),
    links: having("a", "href"),
    files: [
      ...["img", "video", "audio", "source", "embed"].flatMap((tag) => having(tag, "src")),
      ...having("video", "poster"),
      ...icons.flatMap((icon) => attribute(icon, "href") ?? []),
    ],
    next: related("a", "next"),
    previous: related("a", "prev"),
    isNoindex: (robots && attribute(robots, "content"))?.includes("noindex") === true,
    text: texts.join("\n"),
  };
}
