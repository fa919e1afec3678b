import type { RenderedElement, RenderedValue } from "./render-code.ts";

/** Returns the text of the page in place of a slot. */
export type SlotText = (index: number) => string;

/**
 * Writes a value among the text of a page: as elements, and as texts in braces, which are not markdown.
 * @throws TypeError for an object
 */
export function writeContent(value: RenderedValue, slot: SlotText): string {
  if (value === null || typeof value === "boolean") return "";
  if (typeof value !== "object") return String(value) === "" ? "" : `{${JSON.stringify(String(value))}}`;
  if (isList(value)) return value.map((one) => writeContent(one, slot)).join("");
  if ("slot" in value) return slot(value.slot);
  if ("html" in value) return writeHtml(value.html);
  // React refuses objects too.
  if ("object" in value) throw new TypeError("an object, such as a date, can't be shown as text");
  return writeElement(value, slot);
}

/** Writes a value as an expression of JavaScript. */
export function writeExpression(value: RenderedValue, slot: SlotText): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map((one) => writeExpression(one, slot)).join(", ")}]`;
  if ("slot" in value || "html" in value) return `<>${writeContent(value, slot)}</>`;
  if ("object" in value) {
    const members = Object.entries(value.object);
    return `{${members.map(([name, one]) => `${JSON.stringify(name)}: ${writeExpression(one, slot)}`).join(", ")}}`;
  }
  return writeElement(value, slot);
}

const isList = (value: object): value is readonly RenderedValue[] => Array.isArray(value);

/** A name of an element or of an attribute in MDX. */
const tagName = /^[A-Za-z][\w-]*(?:\.[A-Za-z]\w*)?$/;
const attributeName = /^[A-Za-z_][\w:-]*$/;

/** Elements of HTML that have no content. */
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

function writeElement({ tag, props, children }: RenderedElement, slot: SlotText): string {
  const inside = writeContent(children, slot);
  if (!tagName.test(tag)) return inside;
  const attributes = Object.entries(props).map(([name, value]) => writeAttribute(name, value, slot));
  const start = `<${tag}${attributes.join("")}`;
  return empty.test(tag) || (inside === "" && /^[A-Z]/.test(tag)) ? `${start} />` : `${start}>${inside}</${tag}>`;
}

function writeAttribute(name: string, value: RenderedValue, slot: SlotText): string {
  if (!attributeName.test(name) || value === null) return "";
  if (value === true) return ` ${name}`;
  if (typeof value === "string" && /^[^"\\{}<>&\n\r]*$/.test(value)) return ` ${name}="${value}"`;
  return ` ${name}={${writeExpression(value, slot)}}`;
}

/** HTML has no expressions, and an empty line in it would end an element. */
const writeHtml = (html: string): string =>
  html.replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`).replace(/\s*\n\s*/g, " ");
