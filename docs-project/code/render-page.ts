import { pageLimits } from "#engine/content-limits";
import type { CodePart, PageCode } from "./find-code.ts";
import type { ReadText, RenderCode, RenderedElement, RenderedPart, RenderedValue } from "./render-code.ts";

/** Why a part of a page could not be rendered. */
export interface CodeIssue {
  /** Offset in the text of the page after its front matter. */
  readonly offset: number;
  readonly name: string;
  readonly reason: string;
}

/** The text of a page with its code rendered. Its lines are those of the page. */
interface RenderedPage {
  readonly text: string;
  readonly issues: readonly CodeIssue[];
}

interface Options {
  readonly path: string;
  /** The text after the front matter. */
  readonly text: string;
  readonly code: PageCode;
  readonly frontmatter: object;
  readonly render: RenderCode;
  readonly read: ReadText;
}

/** Renders the code of a page. A component that can't be rendered is replaced by its children, an expression by nothing. */
export async function renderPage({ path, text, code, frontmatter, render, read }: Options): Promise<RenderedPage> {
  const { parts } = code;
  const program = { path, text: programOf(text, code, frontmatter) };
  const answer = parts.length === 0 ? { parts: [] } : await render(program, read);
  const results = parts.map(
    (_, i): RenderedPart => ("error" in answer ? answer : (answer.parts[i] ?? { error: "it has no value" })),
  );
  const issues: CodeIssue[] = [];
  const slots = new Map<number, string>();

  /** Writes the text of a range with the parts in it, from the part at an index. */
  const write = (from: number, to: number, index: number): string => {
    let written = "";
    let at = from;
    for (let i = index; i < parts.length; i += 1) {
      const part = parts[i];
      const result = results[i];
      if (part === undefined || result === undefined || part.start < at) continue;
      if (part.start >= to) break;
      written += plainText(at, part.start) + replacement(part, result, i);
      at = part.end;
    }
    return written + plainText(at, to);
  };

  /** Returns a range of the text without the statements in it; their lines stay. */
  const plainText = (from: number, to: number): string =>
    code.statements.reduceRight(
      (all, { start, end }) =>
        start < from || end > to
          ? all
          : all.slice(0, start - from) + linesOf(text.slice(start, end)) + all.slice(end - from),
      text.slice(from, to),
    );

  const replacement = (part: CodePart, result: RenderedPart, index: number): string => {
    const source = text.slice(part.start, part.end);
    let length = 0;
    const slot = (): string => {
      const content = slots.get(index) ?? (part.inner ? write(part.inner.start, part.inner.end, index + 1) : "");
      slots.set(index, content);
      length += content.length;
      // Components inside each other that repeat their content multiply it.
      if (length > pageLimits.bytes) throw new TypeError("it repeats its content too often");
      return content;
    };
    const fail = (reason: string): string => {
      issues.push({ offset: part.start, name: nameOf(source), reason });
      length = 0;
      if (part.kind === "attribute") return source;
      return sameLines(source, part.kind === "element" ? slot() : "");
    };
    if ("error" in result) return fail(result.error);
    try {
      if (part.kind !== "attribute") return sameLines(source, writeContent(result.value, slot));
      const written = writeExpression(result.value, slot);
      return written + missingLines(source, written);
    } catch (error) {
      if (error instanceof TypeError) return fail(error.message);
      throw error;
    }
  };

  return { text: write(0, text.length, 0), issues };
}

const linesOf = (text: string): string => text.replace(/[^\n]/g, "");

/** Returns the line breaks that a source has and its replacement lacks. */
const missingLines = (source: string, written: string): string => linesOf(source).slice(linesOf(written).length);

/** Adds a comment with the lines that a replacement lacks, so that all text behind it is at its line. */
function sameLines(source: string, written: string): string {
  const lines = missingLines(source, written);
  return lines === "" ? written : `${written}{/*${lines}*/}`;
}

const nameOf = (source: string): string => /^<([\w.]+)/.exec(source)?.[1] ?? source.replace(/\s+/g, " ").slice(0, 40);

/** Text between tags without any markdown, which a component may read as a text. */
const plain = /^[\p{L}\p{N} ,;:.'"!?()/+=%-]*$/u;

function programOf(text: string, { modules, parts }: PageCode, frontmatter: object): string {
  const written = parts.map((part, i) => {
    const source = text.slice(part.start, part.end);
    if (part.kind === "attribute") return `() => (${source})`;
    if (part.kind === "expression") return `() => (<>${source}</>)`;
    if (part.inner === undefined) return `() => (${source})`;
    const inner = text.slice(part.inner.start, part.inner.end);
    const inside = plain.test(inner) ? inner : `{__slot(${i})}`;
    return `() => (${text.slice(part.start, part.inner.start)}${inside}${text.slice(part.inner.end, part.end)})`;
  });
  return `${modules}\nconst frontmatter = ${JSON.stringify(frontmatter)}, props = {};\nexport const parts = (__slot) => [\n${written.join(",\n")}\n];\n`;
}

/** Returns the text of the page in place of a slot. */
type SlotText = (index: number) => string;

/**
 * Writes a value among the text of a page: as elements, and as texts in braces, which are not markdown.
 * @throws TypeError for an object
 */
function writeContent(value: RenderedValue, slot: SlotText): string {
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
function writeExpression(value: RenderedValue, slot: SlotText): string {
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
