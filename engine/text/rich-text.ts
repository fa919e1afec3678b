/** The elements of a formatted text: the HTML elements that markdown can express. */
export type RichTag =
  | "a"
  | "b"
  | "blockquote"
  | "br"
  | "caption"
  | "code"
  | "dd"
  | "del"
  | "details"
  | "div"
  | "dl"
  | "dt"
  | "em"
  | "h2"
  | "h3"
  | "h4"
  | "h5"
  | "h6"
  | "hr"
  | "i"
  | "img"
  | "ins"
  | "kbd"
  | "li"
  | "mark"
  | "ol"
  | "p"
  | "pre"
  | "s"
  | "samp"
  | "section"
  | "small"
  | "strong"
  | "sub"
  | "summary"
  | "sup"
  | "table"
  | "tbody"
  | "td"
  | "tfoot"
  | "th"
  | "thead"
  | "tr"
  | "u"
  | "ul";

/** Attributes of elements, as HTML names them. Addresses are absolute, or paths of the site. */
export interface RichAttributes {
  readonly id?: string;
  readonly href?: string;
  readonly src?: string;
  readonly alt?: string;
  readonly title?: string;
  /** The number of the first item of a list. */
  readonly start?: number;
  readonly align?: string;
  /** The language of a block of code, if it has colors. */
  readonly "data-language"?: "json" | "python" | "shell" | "typescript";
  /** The kind of an alert, such as `warning`. */
  readonly "data-alert"?: string;
  readonly "aria-label"?: string;
  readonly "aria-describedby"?: string;
}

/** An element of a formatted text. */
export interface RichElement {
  readonly tag: RichTag;
  readonly attributes?: RichAttributes;
  readonly children?: readonly RichNode[];
}

/** A part of a formatted text. */
export type RichNode = string | RichElement;

/** A formatted text as data: what markdown becomes when it is read. A text without formatting is itself. */
export type RichText = string | readonly RichNode[];

/** Formatted texts by their markdown. Those without formatting are absent. */
export interface RichTexts {
  readonly [markdown: string]: RichText;
}

/** Returns the characters of a formatted text, with a space between blocks. */
export function plainText(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map(textOfNode).join("").replace(/\s+/g, " ").trim();
}

/** Elements that begin a line or a cell. */
const blocks = /^(?:br|d[dt]|div|h\d|li|p|pre|t[dh])$/;

function textOfNode(node: RichNode): string {
  if (typeof node === "string") return node;
  const { tag, attributes, children = [] } = node;
  const inside = attributes?.alt ?? children.map(textOfNode).join("");
  return blocks.test(tag) ? ` ${inside} ` : inside;
}
