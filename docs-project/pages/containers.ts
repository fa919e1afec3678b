import { itemAt } from "#engine/item-at";
import { calloutOf, isCallout } from "./callouts.ts";

const opening = /^(\s*)(:{3,})\s*([a-z][\w-]*)\s*(?:\[(.*?)\])?(.*)$/is;
const closing = /^\s*(:{3,})\s*$/;
const fence = /^((?:\s|>|[-*+]\s|\d{1,9}[.)]\s)*)(`{3,}|~{3,}(?!~))([^`]*)$/;

/** The first line of a container, such as `:::tip Title` of Docusaurus or `::: details` of VitePress. */
export interface ContainerStart {
  readonly indent: string;
  readonly marks: number;
  readonly name: string;
  readonly title: string | undefined;
}

/** Reads the first line of a container; undefined for other lines. */
export function containerStart(line: string): ContainerStart | undefined {
  const [, indent, marks = "", name = "", bracketed, rest = ""] = opening.exec(line) ?? [];
  if (indent === undefined) return undefined;
  const text = rest.trim().replace(/\{[^{}]*\}$/, "");
  return { indent, marks: marks.length, name, title: bracketed ?? (text.trim() || undefined) };
}

/**
 * Yields the closed containers from a line on, inner ones first, with the indexes of their first and last lines. A closing
 * line of n marks closes the innermost open container with at most n marks; those inside it are not closed.
 */
function* closedContainers(lines: readonly string[], from = 0) {
  // `fewest` of the innermost container tells if a line closes any, without a search.
  const open: { readonly at: number; readonly start: ContainerStart; readonly fewest: number }[] = [];
  for (let at = from; at < lines.length; at++) {
    const fenceEnd = endOfFence(lines, at);
    if (fenceEnd !== undefined) {
      at = fenceEnd - 1;
      continue;
    }
    const line = itemAt(lines, at);
    const fewest = open.at(-1)?.fewest ?? Number.POSITIVE_INFINITY;
    const start = containerStart(line);
    if (start !== undefined) open.push({ at, start, fewest: Math.min(start.marks, fewest) });
    const marks = closing.exec(line)?.[1]?.length ?? 0;
    if (marks < fewest) continue;
    const [closed] = open.splice(open.findLastIndex((one) => one.start.marks <= marks));
    if (closed !== undefined) yield { ...closed, end: at, marks };
  }
}

/**
 * Returns the index of the line that closes the container at a line, or of the line behind the last. A container that is
 * not closed ends at the first line that can close it, as in the generators.
 */
export function containerEnd(lines: readonly string[], from: number): number {
  const least = containerStart(itemAt(lines, from))?.marks ?? 0;
  let first: number | undefined;
  for (const { at, end, marks } of closedContainers(lines, from)) {
    if (at === from) return end;
    if (marks >= least) first ??= end;
  }
  return first ?? lines.length;
}

/** Reads the first line of a block of code, also in a quote or behind the marker of a list item; undefined for other lines. */
export function fenceStart(line: string) {
  const [, prefix = "", marks, info = ""] = fence.exec(line) ?? [];
  return marks === undefined ? undefined : { prefix, marks, info };
}

/** Returns the index behind the block of code that starts at a line; undefined without one. */
export function endOfFence(lines: readonly string[], at: number): number | undefined {
  const start = fenceStart(itemAt(lines, at));
  if (start === undefined) return undefined;
  const { prefix, marks } = start;
  const quote = new RegExp(`^(?:\\s*>){${prefix.split(">").length - 1}}`);
  for (let end = at + 1; end < lines.length; end++) {
    const line = itemAt(lines, end);
    if (!quote.test(line)) return end;
    const text = line.replace(quote, "").trim();
    if (text.length >= marks.length && text === marks.charAt(0).repeat(text.length)) return end + 1;
  }
  return lines.length;
}

/** Writes a tag with attributes; those without a value are left out. */
export function openTag(name: string, attributes: { readonly [name: string]: string | undefined }): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`],
  );
  return `<${name}${written.join("")}>`;
}

/** The component in place of a container; undefined for one that this site has no component for. */
export function componentOf({ name, title }: ContainerStart) {
  if (isCallout(name)) {
    const callout = calloutOf(name, title);
    return { tag: callout.tag, attributes: { title: callout.title } };
  }
  if (name === "details") return { tag: "Accordion", attributes: { title: title ?? "Details" } };
  return name === "code-group" ? { tag: "CodeGroup", attributes: {} } : undefined;
}

/** Replaces the containers of a page by components. Each line keeps its number. */
export function withContainers(text: string): string {
  if (!/^[ \t]*:{3,}/m.test(text)) return text;
  const lines = text.split("\n");
  for (const { at, start, end } of closedContainers(lines)) {
    const component = componentOf(start);
    if (component === undefined) continue;
    lines[at] = start.indent + openTag(component.tag, component.attributes);
    lines[end] = `${start.indent}</${component.tag}>`;
  }
  return lines.join("\n");
}
