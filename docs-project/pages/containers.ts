import { itemAt } from "#engine/item-at";
import { calloutOf, isCallout } from "./callouts.ts";

const opening = /^(\s*)(:{3,})\s*([a-z][\w-]*)\s*(?:\[(.*?)\])?\s*(.*?)\s*$/i;
const closing = /^\s*(:{3,})\s*$/;
const fence = /^(\s*)(`{3,}|~{3,})([^`]*)$/;

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
  const title = bracketed ?? (rest.replace(/\{[^{}]*\}$/, "").trim() || undefined);
  return { indent, marks: marks.length, name, title };
}

/**
 * Returns the index of the line that closes the container at a line, or of the line behind the last. If containers in it
 * are not closed, it ends at the first line that can close it, as in the generators.
 */
export function containerEnd(lines: readonly string[], from: number): number {
  const open: number[] = [];
  let first: number | undefined;
  for (let at = from; at < lines.length; at++) {
    const fenceEnd = endOfFence(lines, at);
    if (fenceEnd !== undefined) {
      at = fenceEnd - 1;
      continue;
    }
    const line = itemAt(lines, at);
    const marks = closing.exec(line)?.[1]?.length;
    if (marks !== undefined && marks >= itemAt(open, -1)) open.pop();
    else if (marks === undefined) {
      const start = containerStart(line);
      if (start !== undefined) open.push(start.marks);
    }
    if (open.length === 0) return at;
    if (marks !== undefined && marks >= itemAt(open, 0)) first ??= at;
  }
  return first ?? lines.length;
}

/** Returns the index behind the block of code that starts at a line; undefined without one. */
export function endOfFence(lines: readonly string[], at: number): number | undefined {
  const [, , marks] = fence.exec(itemAt(lines, at)) ?? [];
  if (marks === undefined) return undefined;
  for (let end = at + 1; end < lines.length; end++) {
    const text = itemAt(lines, end).trim();
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
  for (let at = 0; at < lines.length; at++) {
    const fenceEnd = endOfFence(lines, at);
    if (fenceEnd !== undefined) {
      at = fenceEnd - 1;
      continue;
    }
    const start = containerStart(itemAt(lines, at));
    const component = start && componentOf(start);
    if (start === undefined || component === undefined) continue;
    const end = containerEnd(lines, at);
    if (end === lines.length) continue;
    lines[at] = start.indent + openTag(component.tag, component.attributes);
    lines[end] = `${start.indent}</${component.tag}>`;
  }
  return lines.join("\n");
}
