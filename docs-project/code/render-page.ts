import { pageLimits } from "#engine/content-limits";
import { itemAt } from "#engine/item-at";
import { canonicalName, componentNamed } from "#mdx/tags";
import type { CodePart, PageCode } from "./find-code.ts";
import { programOf, type WrittenProgram } from "./page-program.ts";
import type { ReadText, RenderCode, RenderedPart } from "./render-code.ts";
import { writeContent, writeExpression } from "./write-value.ts";

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

/**
 * Renders the code of a page. A component that can't be rendered is replaced by the site's component with its name, or else by
 * its children; an expression by nothing.
 */
export async function renderPage({ path, text, code, frontmatter, render, read }: Options): Promise<RenderedPage> {
  const { parts } = code;
  const program = programOf(text, code, frontmatter);
  const answer = parts.length === 0 ? { parts: [] } : await render({ path, text: program.text }, read);
  const results = parts.map(
    (_, i): RenderedPart => ("error" in answer ? answer : (answer.parts[i] ?? { error: "it has no value" })),
  );
  const issues = new Map<number, CodeIssue>();
  const written = write(
    { text, code, program, results, issues, slots: new Map(), done: new Map(), asOwn: new Set() },
    0,
    text.length,
  );
  return { text: written, issues: [...issues.values()] };
}

/** A page while it is written. */
interface Writing {
  readonly text: string;
  readonly code: PageCode;
  readonly program: WrittenProgram;
  readonly results: readonly RenderedPart[];
  /** By their offsets, since a part may be written twice. */
  readonly issues: Map<number, CodeIssue>;
  readonly slots: Map<number, string>;
  /** Parts that are written already: inside each other, they would be written again and again. */
  readonly done: Map<string, string>;
  /** Starts of elements that are shown by components of the site, since those around them are. */
  readonly asOwn: Set<number>;
}

/** Writes the text of a range with its parts replaced. */
function write(page: Writing, from: number, to: number): string {
  const { parts } = page.code;
  let written = "";
  let at = from;
  const first = parts.findIndex(({ start }) => start >= from);
  for (let i = first === -1 ? parts.length : first; i < parts.length; i += 1) {
    const part = itemAt(parts, i);
    if (part.start < at) continue;
    if (part.start >= to) break;
    const key = `${i}${page.asOwn.has(part.start)}`;
    const replaced = page.done.get(key) ?? replacement(page, part, i);
    page.done.set(key, replaced);
    written += plainText(page, at, part.start) + replaced;
    at = part.end;
  }
  return written + plainText(page, at, to);
}

/** Returns a range of the text without the statements in it; their lines stay. */
const plainText = ({ code, text }: Writing, from: number, to: number): string =>
  code.statements.reduceRight(
    (all, { start, end }) =>
      start < from || end > to
        ? all
        : all.slice(0, start - from) + linesOf(text.slice(start, end)) + all.slice(end - from),
    text.slice(from, to),
  );

/** Returns the text in place of a part. */
function replacement(page: Writing, part: CodePart, index: number): string {
  const source = page.text.slice(part.start, part.end);
  const result = itemAt(page.results, index);
  const used = new Set<number>();
  let length = 0;
  const slot = (id: number): string => {
    const { start, end } = itemAt(page.program.slots, id);
    const content = page.slots.get(id) ?? write(page, start, end);
    page.slots.set(id, content);
    used.add(id);
    length += content.length;
    // Components inside each other that repeat their content multiply it.
    if (length > pageLimits.bytes) throw new TypeError("it repeats its content too often");
    return content;
  };
  const fail = (reason: string): string => {
    noteIssue(page, part, reason);
    if (part.kind === "attribute") return source;
    return sameLines(source, part.kind === "element" ? fallback(page, part) : "");
  };
  if (page.asOwn.has(part.start)) return sameLines(source, fallback(page, part));
  if ("error" in result) return fail(result.error);
  try {
    if (part.kind === "attribute") {
      const value = writeExpression(result.value, slot);
      return value + missingLines(source, value);
    }
    const shown = writeContent(result.value, slot);
    const contents = itemAt(page.program.contents, index);
    const isWhole = contents.slots.every((id) => used.has(id)) && contents.texts.every(isTextIn(shown));
    if (isWhole) return sameLines(source, shown);
    if (isOwn(nameOf(source)))
      return fail("its first rendering leaves out a text; the component of this site is shown");
    noteIssue(page, part, "its first rendering leaves out a text, which readers don't see");
    return sameLines(source, shown);
  } catch (error) {
    if (error instanceof TypeError) return fail(error.message);
    throw error;
  }
}

function noteIssue({ text, issues }: Writing, { start, end }: CodePart, reason: string): void {
  issues.set(start, { offset: start, name: nameOf(text.slice(start, end)), reason });
}

/** Returns the text in place of an element without its code. */
function fallback(page: Writing, { start, inner, children = [] }: CodePart): string {
  if (inner === undefined) return "";
  const open = page.text.slice(start, inner.start);
  const name = nameOf(open);
  if (!isOwn(name)) return write(page, inner.start, inner.end);
  for (const child of children) if (isOwn(nameOf(page.text.slice(child.start)))) page.asOwn.add(child.start);
  const titled = /\stitle\s*=/.test(open) ? open : open.replace(/(\s)label(?=\s*=)/, "$1title");
  return `${titled}${write(page, inner.start, inner.end)}</${name}>`;
}

/** Returns true for a component of the site that shows its content; conditions may hide theirs. */
const isOwn = (name: string): boolean =>
  canonicalName(name) !== undefined && componentNamed(name)?.markdown !== "condition";

/** Returns a function that finds a text in what was written. */
const isTextIn = (written: string): ((text: string) => boolean) => {
  const plainly = (text: string): string => text.replace(/\\"/g, '"').replace(/\s+/g, " ").trim();
  const all = plainly(written);
  return (text) => all.includes(plainly(text));
};

const linesOf = (text: string): string => text.replace(/[^\n]/g, "");

/** Returns the line breaks that a source has and its replacement lacks. */
const missingLines = (source: string, written: string): string => linesOf(source).slice(linesOf(written).length);

/** Adds a comment with the lines that a replacement lacks, so that all text behind it is at its line. */
function sameLines(source: string, written: string): string {
  const lines = missingLines(source, written);
  return lines === "" ? written : `${written}{/*${lines}*/}`;
}

const nameOf = (source: string): string => /^<([\w.]+)/.exec(source)?.[1] ?? source.replace(/\s+/g, " ").slice(0, 40);
